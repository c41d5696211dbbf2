"""The paint: one material, whose parts (glass, lamps, shut lines, the wrap) are told apart by masks on the skin."""
import bpy
from car_body import WB
from scene import hexc, load_image


def paint(SCENE):
    """The material of the body for a scene."""
    P = bpy.data.materials.new("paint")
    P.use_nodes = True
    nt = P.node_tree
    n_, l_ = (nt.nodes, nt.links)
    n_.clear()

    def nd(t, **k):
        o = n_.new(t)
        for q, v in k.items():
            setattr(o, q, v)
        return o

    def mth(op, x, y=None, clamp=False):
        o = nd("ShaderNodeMath", operation=op, use_clamp=clamp)
        for i, v in enumerate((x, y)):
            if v is None:
                continue
            if hasattr(v, "is_linked") or hasattr(v, "links"):
                l_.new(v, o.inputs[i])
            else:
                o.inputs[i].default_value = v
        return o.outputs[0]

    def uv(nm):
        o = nd("ShaderNodeUVMap", uv_map=nm)
        s = nd("ShaderNodeSeparateXYZ")
        l_.new(o.outputs[0], s.inputs[0])
        return (o.outputs[0], s.outputs[0], s.outputs[1])

    def tex(f, u, cs="Non-Color"):
        t = nd("ShaderNodeTexImage", extension="EXTEND")
        t.image = load_image(f)
        t.image.colorspace_settings.name = cs
        l_.new(u, t.inputs[0])
        s = nd("ShaderNodeSeparateColor")
        l_.new(t.outputs[0], s.inputs[0])
        return (t.outputs[0], s.outputs)
    _, X, Tn = uv("xt")
    uS, sx, sz = uv("side")
    uF, fy, fz = uv("front")
    geo = nd("ShaderNodeNewGeometry")
    sp = nd("ShaderNodeSeparateXYZ")
    l_.new(geo.outputs["Position"], sp.inputs[0])
    py = sp.outputs[1]
    _, S = tex("car_side.png", uS)
    _, Fr = tex("car_front.png", uF)
    _, Bk = tex("car_back.png", uF)
    gt, lt = (lambda x, y: mth("GREATER_THAN", x, y), lambda x, y: mth("LESS_THAN", x, y))
    mul = lambda *z: z[0] if len(z) == 1 else mth("MULTIPLY", z[0], mul(*z[1:]))
    mx = lambda x, y: mth("MAXIMUM", x, y)
    sideZ = mul(gt(Tn, 0.05), lt(Tn, 0.795))
    roofZ = gt(Tn, 0.818)
    frontZ = mul(lt(sx, 0.16), lt(Tn, 0.795))
    backZ = mul(gt(sx, 0.865), gt(Tn, 0.1))
    cy = mth("MULTIPLY", py, py)
    scr = mul(roofZ, gt(X, mth("ADD", 0.298, mth("MULTIPLY", cy, 0.035))), lt(X, 0.463))
    rear = mul(roofZ, gt(X, 0.716), lt(X, mth("SUBTRACT", 0.893, mth("MULTIPLY", cy, 0.02))))
    pano = mul(roofZ, gt(X, 0.475), lt(X, 0.7))
    notEnds = mul(gt(sx, 0.2), lt(sx, 0.95))
    glass = mx(mx(mul(gt(S[0], 0.5), sideZ, gt(Tn, 0.58)), scr), rear)
    dark = mx(mx(mul(S[1], sideZ), mul(Fr[1], frontZ)), mul(Bk[1], backZ, gt(sx, 0.9)))
    sill = lt(sz, 0.158)
    chrome = mul(S[2], sideZ, gt(sx, 0.2))
    base = nd("ShaderNodeBsdfPrincipled")
    WRAP = SCENE == "wrap"
    if WRAP:
        tR, _ = tex("car_wrapR.png", uS, "sRGB")
        tL, _ = tex("car_wrapL.png", uS, "sRGB")
        mxc = nd("ShaderNodeMixRGB")
        l_.new(gt(py, 0), mxc.inputs[0])
        l_.new(tR, mxc.inputs[1])
        l_.new(tL, mxc.inputs[2])
        l_.new(mxc.outputs[0], base.inputs["Base Color"])
        base.inputs["Roughness"].default_value = 0.3
        base.inputs["Clearcoat"].default_value = 1
        base.inputs["Clearcoat Roughness"].default_value = 0.025
        base.inputs["Metallic"].default_value = 0.35
    else:
        base.inputs["Base Color"].default_value = hexc("#16244d")
        base.inputs["Metallic"].default_value = 0.75
        base.inputs["Roughness"].default_value = 0.28
        base.inputs["Clearcoat"].default_value = 1
        base.inputs["Clearcoat Roughness"].default_value = 0.025

    def pr(col, rough, metal=0, **k):
        o = nd("ShaderNodeBsdfPrincipled")
        o.inputs["Base Color"].default_value = hexc(col)
        o.inputs["Roughness"].default_value = rough
        o.inputs["Metallic"].default_value = metal
        return o

    def mix(f, x, y):
        o = nd("ShaderNodeMixShader")
        l_.new(f, o.inputs[0])
        l_.new(x.outputs[0], o.inputs[1])
        l_.new(y.outputs[0], o.inputs[2])
        return o
    sh = mix(chrome, base, pr("#c8ccd6", 0.2, 1))
    sh = mix(mx(dark, sill), sh, pr("#020306", 0.4))
    sh = mix(pano, sh, pr("#03050a", 0.04)) if not WRAP else sh
    sh = mix(glass, sh, pr("#04070f", 0.02))
    em = nd("ShaderNodeEmission")
    em.inputs[0].default_value = hexc("#fff1dc")
    em.inputs[1].default_value = 9
    sh = mix(mul(Fr[0], frontZ), sh, em)
    er = nd("ShaderNodeEmission")
    er.inputs[0].default_value = hexc("#ff1a10")
    er.inputs[1].default_value = 7
    # In the middle the skin closes, and its map with it: below the lamp, red specks.
    lamp = mx(gt(sp.outputs[2], 0.84), gt(mth("ABSOLUTE", py), 0.1))
    sh = mix(mul(Bk[0], backZ, lamp), sh, er)
    hole = None
    for c in WB:
        dx = mth("SUBTRACT", mth("MULTIPLY", sx, 4.8), c)
        dz = mth("SUBTRACT", mth("MULTIPLY", sz, 1.6), 0.345)
        d = mth("ADD", mul(dx, dx), mul(dz, dz))
        h = mul(lt(d, 0.392 ** 2), gt(mth("ABSOLUTE", py), 0.55))
        hole = h if hole is None else mx(hole, h)
    sh = mix(hole, sh, nd("ShaderNodeBsdfTransparent"))
    out = nd("ShaderNodeOutputMaterial")
    l_.new(sh.outputs[0], out.inputs[0])
    P.cycles.sample_as_light = False
    return P
