"""The view from the back seat.  blender -b -P interior.py -- SCENE WIDTH HEIGHT SAMPLES OUT.png [SEED]"""
import math, os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from people import limbs
from scene import area, camera, emit, mat, quad, rbox, render, reset, superq, tube, world
SCENE, width, height, samples, output, *seed = sys.argv[sys.argv.index("--") + 1:]
reset()
leather = mat("leather", "#12182b", 0.42, bump=(260, 0.22, 0.002), spec=0.45)
leather2 = mat("leather2", "#0b1020", 0.5, bump=(260, 0.2, 0.002))
fabric = mat("fabric", "#1b2238", 0.85, bump=(420, 0.3, 0.002), sheen=0.4)
black = mat("black", "#05070d", 0.35)
soft = mat("soft", "#0a0e1a", 0.6, bump=(300, 0.15, 0.001))
chrome = mat("chrome", "#aab0c0", 0.22, metal=1)
thread = mat("thread", "#d98a1e", 0.6)


def back(p):
    x, y, z = p
    bol = max(0, abs(x) - 0.62) / 0.38
    y2 = y * (1 - 0.12 * z)
    if y < 0:
        y2 += 0.1 * bol * bol - 0.06 * (1 - bol) * (0.5 + 0.5 * math.cos(z * 3))
    return [x * (1 - 0.16 * max(0, z) ** 2 - 0.03 * (1 - z)), y2, z]


def seat(cx):
    superq("back", (0.5, 0.17, 0.74), (cx, 0.02, 0.6), leather, 0.28, 0.3, (math.radians(-13), 0, 0), 72, 144, back)
    superq("shell", (0.4, 0.05, 0.52), (cx, -0.075, 0.55), leather2, 0.2, 0.22, (math.radians(-13), 0, 0), 40, 96)
    for dx in (-0.075, 0.075):
        bpy.ops.mesh.primitive_cylinder_add(radius=0.0065, depth=0.16, location=(cx + dx, 0.105, 0.985))
        o = bpy.context.object
        o.data.materials.append(chrome)
    superq(
        "rest", (0.285, 0.115, 0.2), (cx, 0.115, 1.115), leather, 0.38, 0.42, (math.radians(-8), 0, 0), 56, 112,
        lambda p: [
            p[0] * (1 - 0.1 * p[2] ** 2), p[1] - (0.1 * (1 - p[0] ** 2) if p[1] > 0 else 0),
            p[2] + 0.05 * (1 - p[0] ** 2) * (p[2] > 0)
        ]
    )
    superq("cushion", (0.5, 0.5, 0.18), (cx, 0.3, 0.22), leather, 0.3, 0.3)
seat(0.38)
seat(-0.4)
TX, TY, TZ = (0.38, 0.028, 1.075)
tilt = math.radians(-4)
tw, th = (0.288, 0.18)
shown = "setup.png" if SCENE == "install" else "tablet.png"
quad("screen", tw, th, (TX, TY - 0.0095, TZ), emit("ad", img=shown, k=1.05), (tilt, 0, math.radians(-5)))
rbox("body", (tw + 0.026, 0.015, th + 0.026), (TX, TY, TZ), black, 0.0065, (tilt, 0, math.radians(-5)), 6)
rbox("frame", (tw + 0.031, 0.01, th + 0.031), (TX, TY + 0.003, TZ), chrome, 0.0045, (tilt, 0, math.radians(-5)), 6)
rbox("arm", (0.06, 0.07, 0.05), (TX, TY + 0.03, TZ), soft, 0.012)
for s in (-1, 1):
    rbox("clamp", (0.03, 0.05, 0.03), (TX + s * 0.08, TY + 0.045, TZ - 0.05), soft, 0.008)
superq("dash", (1.62, 0.52, 0.24), (0, 1.02, 0.7), soft, 0.3, 0.25)
superq("hood", (0.42, 0.22, 0.1), (-0.4, 0.86, 0.83), soft, 0.5, 0.4)
quad("cluster", 0.26, 0.06, (-0.4, 0.758, 0.815), emit("cl", "#8fb4ff", 1.1), (math.radians(-10), 0, 0))
quad("mid", 0.19, 0.115, (0, 0.762, 0.79), emit("ce", img="nav.png", k=0.9), (math.radians(-10), 0, 0))
for x in (-0.15, 0.0, 0.15):
    quad("vent", 0.05, 0.004, (x, 0.76, 0.705), emit("v", "#ffb52e", 0.5))
bpy.ops.mesh.primitive_torus_add(
    major_radius=0.185, minor_radius=0.016, location=(-0.4, 0.63, 0.78), rotation=(math.radians(68), 0, 0),
    major_segments=96
)
bpy.context.object.data.materials.append(black)
bpy.ops.object.shade_smooth()
superq("hub", (0.16, 0.06, 0.12), (-0.4, 0.64, 0.77), black, 0.5, 0.5, (math.radians(-22), 0, 0))
superq("mirror", (0.25, 0.045, 0.075), (0.0, 0.8, 1.27), black, 0.25, 0.3, (0, 0, math.radians(-8)))
quad(
    "mglass", 0.225, 0.055, (-0.002, 0.775, 1.27), emit("mg", img="bokehB.png", k=0.55),
    (math.radians(3), 0, math.radians(-8))
)
rbox("stem", (0.02, 0.03, 0.12), (0, 0.82, 1.34), black, 0.006)
roof = superq("roof", (1.62, 2.6, 0.18), (0, 0.05, 1.47), fabric, 0.3, 0.3)
for s in (-1, 1):
    tube("A", [(s * 0.7, 0.55, 1.4), (s * 0.74, 0.95, 1.14), (s * 0.8, 1.32, 0.8)], 0.045, fabric)
    tube("B", [(s * 0.72, 0.05, 1.42), (s * 0.775, 0.03, 1.1), (s * 0.79, 0.03, 0.2)], 0.05, fabric)
    rbox("door", (0.09, 2.4, 0.56), (s * 0.81, 0.1, 0.52), leather2, 0.03)
    rbox("sill", (0.1, 2.4, 0.05), (s * 0.8, 0.1, 0.805), soft, 0.02)
    tube("hdr", [(s * 0.7, -0.9, 1.395), (s * 0.715, -0.1, 1.4), (s * 0.7, 0.55, 1.385)], 0.03, fabric)
    superq("visor", (0.4, 0.16, 0.022), (s * 0.36, 0.62, 1.345), fabric, 0.3, 0.25, (math.radians(-24), 0, 0))
tube("belt", [(0.735, 0.02, 1.12), (0.7, 0.12, 0.95), (0.6, 0.2, 0.7), (0.5, 0.25, 0.4)], 0.012, black)
rbox("console", (0.24, 0.9, 0.34), (0, 0.42, 0.36), soft, 0.05)


def light_night():
    """Night, and no one in the car."""
    world("#16244a", 0.22)
    quad("front", 8, 4, (0.1, 5.2, 1.06), emit("bk", img="bokehA.png", k=1.0))
    quad("right", 9, 4.5, (3.6, 1.0, 1.15), emit("bk2", img="bokehB.png", k=0.755), (0, 0, math.radians(-90)))
    quad("left", 9, 4.5, (-3.6, 1.0, 1.15), emit("bk3", img="bokehB.png", k=0.75), (0, 0, math.radians(90)))
    area((2.0, 0.75, 1.7), (0.3, 0.05, 1.0), 0.5, "#ffa530", 190)
    area((-2.2, -0.2, 1.7), (-0.3, 0.0, 0.9), 0.6, "#4a78ea", 110)
    area((0, 2.2, 1.9), (0, 0.3, 0.9), 1.0, "#7fa4ff", 9)
    area((TX, TY - 0.03, TZ), (TX - 0.1, -1, 0.8), 0.26, "#ffb347", 4, 0.17)
    area((-0.3, -1.1, 1.38), (0, 0.1, 0.8), 0.5, "#6f8fd8", 9)
    camera((0.06, -0.74, 1.13), (0.19, 0.2, 1.05), 30, (TX, TY, TZ), 1.6)


def driver():
    """The driver, of whom the seat leaves a shoulder and an arm to be seen."""
    shirt = mat("shirt", "#1d2a44", 0.85, sheen=0.4)
    skin = mat("skin", "#5d3a28", 0.55)
    limbs("driver", [
        ((-0.4, 0.3, 0.45), 0.17, (-0.4, 0.27, 0.82), 0.15), ((-0.4, 0.27, 0.98), 0.062, (-0.25, 0.29, 0.92), 0.068),
        ((-0.4, 0.27, 0.98), 0.062, (-0.55, 0.29, 0.92), 0.068), ((-0.23, 0.3, 0.91), 0.068, (-0.13, 0.42, 0.7), 0.052),
        ((-0.13, 0.42, 0.7), 0.05, (-0.19, 0.56, 0.8), 0.038),
    ], shirt, (0, 0, 0), voxel=0.01)
    limbs("head", [
        ((-0.4, 0.27, 1.0), 0.056, (-0.4, 0.3, 1.12), 0.056), ((-0.4, 0.31, 1.17), 0.088, (-0.4, 0.3, 1.24), 0.1),
    ], mat("hair", "#120c0a", 0.7), (0, 0, 0), voxel=0.01)
    limbs("fist", [((-0.19, 0.57, 0.81), 0.036, (-0.23, 0.61, 0.87), 0.036)], skin, (0, 0, 0), voxel=0.008)


def rider():
    """A rider who looks at the tablet: head and shoulder, from behind."""
    coat = mat("coat", "#232b44", 0.9, sheen=0.4)
    hair = mat("hair2", "#1a100c", 0.6)
    limbs("rider", [
        ((0.53, -0.42, 1.03), 0.055, (0.5, -0.4, 0.93), 0.07), ((0.52, -0.4, 0.93), 0.07, (0.34, -0.37, 0.84), 0.075),
        ((0.52, -0.4, 0.93), 0.07, (0.7, -0.45, 0.85), 0.075), ((0.34, -0.36, 0.83), 0.075, (0.3, -0.28, 0.5), 0.06),
        ((0.52, -0.42, 0.82), 0.16, (0.52, -0.44, 0.4), 0.17),
    ], coat, (0, 0, 0), voxel=0.01)
    limbs("head", [
        ((0.535, -0.42, 1.13), 0.098, (0.505, -0.37, 1.125), 0.088), ((0.5, -0.37, 1.06), 0.06, (0.525, -0.41, 1.0), 0.055),
        ((0.6, -0.49, 1.17), 0.045, (0.6, -0.49, 1.16), 0.045),
    ], hair, (0, 0, 0), voxel=0.008)


def light_rider():
    """Dusk, with the driver and a rider."""
    world("#5a7cc0", 0.7)
    quad("front", 9, 4.5, (1.0, 5.2, 1.5), emit("bk", img="evening.png", k=1.0))
    quad("right", 9, 4.5, (3.6, 0.6, 1.5), emit("bk2", img="evening.png", k=0.8), (0, 0, math.radians(-90)))
    quad("left", 9, 4.5, (-3.6, 1.0, 1.5), emit("bk3", img="evening.png", k=0.8), (0, 0, math.radians(90)))
    area((-0.9, 3.6, 1.7), (0, 0, 0.9), 1.4, "#ff9a58", 130, mirrored=False)
    area((2.0, 0.6, 1.7), (0.3, 0.0, 1.0), 0.6, "#ffb27a", 110)
    area((-2.0, -0.4, 1.6), (-0.3, 0.0, 0.9), 0.8, "#6f9aff", 150)
    area((TX, TY - 0.03, TZ), (TX - 0.2, -1, 0.8), 0.26, "#ffb347", 5, 0.17)
    rbox("floor", (1.7, 4, 0.04), (0, 0, 0.05), soft)
    rbox("bulkhead", (1.7, 0.04, 0.7), (0, 1.2, 0.35), soft)
    driver()
    rider()
    camera((0.04, -1.2, 1.18), (0.13, 0.2, 0.965), 35, (TX, TY, TZ), 1.1)


def installer():
    """Someone who leans in through the door and holds the tablet from behind: head, shoulder and arm."""
    overall = mat("overall", "#263250", 0.9, sheen=0.4)
    hair = mat("hair3", "#080607", 0.95, spec=0.1)
    limbs("installer", [
        ((0.72, -0.3, 1.1), 0.06, (0.72, -0.3, 1.0), 0.075), ((0.72, -0.3, 0.98), 0.08, (0.55, -0.27, 0.92), 0.075),
        ((0.75, -0.32, 0.9), 0.16, (0.8, -0.34, 0.4), 0.17), ((0.55, -0.27, 0.91), 0.07, (0.61, -0.08, 0.77), 0.055),
        ((0.61, -0.08, 0.77), 0.053, (0.53, 0.1, 1.0), 0.036),
    ], overall, (0, 0, 0), voxel=0.009)
    limbs("head", [
        ((0.71, -0.3, 1.2), 0.098, (0.68, -0.26, 1.195), 0.088), ((0.69, -0.27, 1.13), 0.06, (0.71, -0.29, 1.07), 0.056),
    ], hair, (0, 0, 0), voxel=0.008)


def light_install():
    """Night, while the tablet goes in."""
    light_night()
    installer()
    camera((0.12, -0.72, 1.14), (0.42, 0.05, 1.06), 34, (TX, TY, TZ), 1.4)
SCENES = {"install": light_install, "interior": light_night, "rider": light_rider}
SCENES[SCENE]()
render(output, int(width), int(height), int(samples), int(seed[0]) if seed else 0)
