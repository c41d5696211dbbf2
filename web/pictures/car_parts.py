"""What stands on the skin and below it: wheels, mirrors, number plate, roof screen, the wet road."""
import math
import bpy
from mathutils import Vector
from car_body import RW, WB, roof_at
from scene import area, emit, hexc, mat, mesh, quad, rbox, superq, tube


def lathe(name, prof, loc, m, seg=96):
    V = [
        (r * math.cos(2 * math.pi * i / seg), y, r * math.sin(2 * math.pi * i / seg)) for i in range(seg) for r,
        y in prof
    ]
    k = len(prof)
    o = mesh(
        name, V,
        [(i * k + j, (i + 1) % seg * k + j, (i + 1) % seg * k + j + 1, i * k + j + 1) for i in range(seg) for j in range(k - 1)],
        m
    )
    o.location = loc
    return o


def wheels():
    """Four wheels in their wells."""
    tyre = mat("tyre", "#07080b", 0.75)
    alloy = mat("alloy", "#9aa3b8", 0.25, metal=1)
    darkm = mat("darkm", "#05060a", 0.5)
    disc = mat("disc", "#6f7684", 0.35, metal=1)
    for c in WB:
        for s in (-1, 1):
            y0 = s * 0.905
            R = RW
            lathe(
                "tyre",
                [
                    (R - 0.1, s * 0.0), (R - 0.085, s * 0.008), (R - 0.03, s * 0.012), (R - 0.008, -s * 0.004),
                    (R, -s * 0.03), (R, -s * 0.19), (R - 0.01, -s * 0.215), (R - 0.1, -s * 0.22)
                ],
                (c, y0, R), tyre
            )
            lathe(
                "rim",
                [
                    (R - 0.088, s * 0.004), (R - 0.098, s * 0.006), (R - 0.108, -s * 0.012), (R - 0.115, -s * 0.06),
                    (R - 0.12, -s * 0.2)
                ],
                (c, y0, R), alloy
            )
            lathe("well", [(0.395, -s * 0.0), (0.395, -s * 0.36), (0.02, -s * 0.36)], (c, s * 0.915, 0.345), darkm)
            lathe("disc", [(0.165, -s * 0.09), (0.06, -s * 0.085)], (c, y0, R), disc)
            lathe(
                "hubc", [(0.001, s * 0.0), (0.03, s * 0.0), (0.042, -s * 0.02), (0.05, -s * 0.1)], (c, y0, R), alloy
            )
            for k in range(5):
                for e in (-0.13, 0.13):
                    an = 2 * math.pi * k / 5 + 0.3
                    a0, a1 = (an + e * 0.9, an + e * 1.75)
                    p0 = Vector((0.035 * math.cos(a0), 0, 0.035 * math.sin(a0)))
                    p1 = Vector(
                        ((R - 0.1) * math.cos(a1 * 0.3 + an * 0.7), 0, (R - 0.1) * math.sin(a1 * 0.3 + an * 0.7))
                    )
                    mid = (p0 + p1) / 2
                    v = p1 - p0
                    o = rbox(
                        "spoke", (v.length, 0.026, 0.022), (c + mid.x, y0 - s * 0.012, R + mid.z), alloy, 0.006,
                        (0, -math.atan2(v.z, v.x), 0), 3
                    )


def mirrors_and_plate(WRAP):
    darkm = mat("darkm", "#05060a", 0.5)
    for s in (-1, 1):
        superq(
            "mir", (0.13, 0.22, 0.135), (1.83, s * 0.985, 1.015),
            mat("mp", "#ffb52e", 0.3, coat=0.8) if WRAP else mat("mp2", "#16244d", 0.28, metal=0.75, coat=1), 0.5,
            0.45, (0, 0, s * 0.15)
        )
        rbox("mstem", (0.06, 0.1, 0.03), (1.85, s * 0.885, 0.965), darkm, 0.01)
    rbox("plate", (0.012, 0.46, 0.115), (4.792, 0, 0.7), mat("pl", "#1b2132", 0.5), 0.003)


def roof_screen(AD):
    """The screen on its two bars, which follow the roof."""
    fr_ = mat("frame", "#0a0d16", 0.35, coat=0.3)
    al = mat("al2", "#8d96ab", 0.3, metal=1)
    for x in (2.38, 3.12):
        tube("bar", [(x, y, roof_at(x, y) + 0.01) for y in [k * 0.06 - 0.54 for k in range(19)]], 0.014, al)
    Wd, Hd = (1.3, 0.42)
    zc = 1.715
    rbox("case", (Wd + 0.06, 0.2, Hd + 0.06), (2.75, 0, zc), fr_, 0.035, seg=6)
    for x in (2.38, 3.12):
        foot = roof_at(x, 0) + 0.01
        rbox("leg", (0.09, 0.13, 1.5 - foot), (x, 0, (1.5 + foot) / 2), fr_, 0.012)
    quad("LED", Wd, Hd, (2.75, -0.1015, zc), emit("led", img=AD, k=1.35))
    q = quad("LED2", Wd, Hd, (2.75, 0.1015, zc), emit("led2", img=AD, k=1.3), (0, 0, math.pi))
    area((2.75, -0.13, zc), (2.75, -2, zc - 0.75), Wd, "#ffb030", 85, Hd)
    area((2.75, 0.13, zc), (2.75, 2, zc - 0.5), Wd, "#ffb030", 40, Hd)


def wet_asphalt():
    """A road with puddles: smooth where it is wet, rough where it is not."""
    g = bpy.data.materials.new("wet")
    g.use_nodes = True
    n2, l2 = (g.node_tree.nodes, g.node_tree.links)
    p = n2["Principled BSDF"]
    p.inputs["Base Color"].default_value = hexc("#10131b")
    p.inputs["Specular"].default_value = 0.6
    tc = n2.new("ShaderNodeTexCoord")
    big = n2.new("ShaderNodeTexNoise")
    big.inputs["Scale"].default_value = 0.55
    big.inputs["Detail"].default_value = 4
    rp = n2.new("ShaderNodeValToRGB")
    rp.color_ramp.elements[0].position = 0.42
    rp.color_ramp.elements[0].color = (0.04, 0.04, 0.04, 1)
    rp.color_ramp.elements[1].position = 0.62
    rp.color_ramp.elements[1].color = (0.34, 0.34, 0.34, 1)
    fine = n2.new("ShaderNodeTexNoise")
    fine.inputs["Scale"].default_value = 90
    fine.inputs["Detail"].default_value = 3
    bp = n2.new("ShaderNodeBump")
    bp.inputs["Distance"].default_value = 0.004
    for x in (big, fine):
        l2.new(tc.outputs["Object"], x.inputs[0])
    l2.new(big.outputs[0], rp.inputs[0])
    l2.new(rp.outputs[0], p.inputs["Roughness"])
    l2.new(fine.outputs[0], bp.inputs["Height"])
    l2.new(rp.outputs[0], bp.inputs["Strength"])
    l2.new(bp.outputs[0], p.inputs["Normal"])
    gr = mesh("ground", [(-40, -40, 0), (40, -40, 0), (40, 40, 0), (-40, 40, 0)], [(0, 1, 2, 3)], g, False)
