"""The car, at night and at dusk.  blender -b -P car.py -- SCENE WIDTH HEIGHT SAMPLES OUT.png [SEED]"""
import math, os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Vector
from car_body import build_body
from car_paint import paint
from car_parts import mirrors_and_plate, roof_screen, wet_asphalt, wheels
from people import walker
from scene import area, camera, emit, quad, render, reset, sky, world


def mirrored_city(size, place, facing, k, image="bokehC.png"):
    """City lights above the camera, which only glass and paint see."""
    m = quad("city", *size, place, emit("cm", img=image, k=k))
    m.rotation_euler = Vector(facing).to_track_quat("-Y", "Z").to_euler()
    m.visible_camera = False
    m.visible_diffuse = False


def light_side():
    """The car with the roof screen from its side."""
    camera((3.9, -10.2, 1.02), (2.62, 0, 1.12), 46, (2.75, -0.9, 1.2), 2.8)
    quad("bg", 52, 26, (0.5, 18, 1.2), emit("b", img="bokehD.png", k=0.8), (0, 0, math.radians(6)))
    mirrored_city((30, 13), (1, -9, 9), (0, 0.6, -0.6), 2.4)
    area((2.6, -3.0, 4.4), (2.6, 0, 0.9), 5.0, "#cfdcff", 190, 0.8, False)
    area((-3.4, -2.6, 2.2), (1.2, -0.4, 0.8), 1, "#ffb040", 320, 3)
    area((8.2, -1.4, 2.2), (4.2, -0.3, 0.8), 1.6, "#4f7dff", 320, 1)
    area((2.6, 5.0, 3.4), (2.6, 0, 1), 6, "#4f7dff", 420, 1)
    area((2.4, -6, 0.6), (2.4, -0.9, 0.5), 6, "#ffb24a", 150, 0.35)
    area((4.95, 0, 0.86), (7, 0, 0.2), 1.7, "#ff2416", 22, 0.06)
    area((-1.2, -0.2, 0.7), (-4, 0, 0.3), 1.4, "#fff1dc", 30, 0.2)


def light_roof():
    """The car with the roof screen from behind."""
    camera((8.6, -4.2, 1.12), (2.75, 0.0, 0.98), 55, (2.9, -0.3, 1.6), 2.8)
    quad("bg", 44, 22, (-14.5, 9.5, 0.62), emit("b", img="bokehD.png", k=0.8), (0, 0, math.radians(61)))
    mirrored_city((26, 13), (-9.9, -4.1, 8.1), (0.855, 0.225, -0.465), 2.4)
    area((3.5, -3.0, 4.2), (3, 0, 0.9), 5.0, "#cfdcff", 130, 0.8)
    area((-3.0, -3.2, 2.6), (2, -0.6, 0.8), 1, "#ffb040", 260, 3)
    area((1.0, 5.0, 3.2), (3, 0, 1), 4, "#4f7dff", 360, 1)
    area((7.5, 2.5, 2.6), (4.4, 0, 0.9), 2.5, "#5f8cff", 100, 0.6)
    area((9, -3, 0.5), (4.6, -0.3, 0.5), 3.5, "#8fa9ff", 26, 0.5)
    area((1.2, -6, 0.7), (2.2, -0.9, 0.5), 5, "#ffb24a", 55, 0.4)
    area((4.95, 0, 0.86), (7, 0, 0.2), 1.7, "#ff2416", 22, 0.06)


def dusk_street():
    """The blue hour: the sky is the light, and houses, lamps and shops begin to shine."""
    sky(
        [(0, "#4a6bb0"), (0.12, "#3c63b4"), (0.4, "#2347a0"), (1, "#10266a")], 1.15,
        [(0, "#ffb070"), (0.07, "#ff9f78"), (0.17, "#c98aa8"), (0.34, "#5d74c0"), (0.6, "#2a4fa8"), (1, "#10266a")]
    )
    quad("bg", 44, 22, (-13.5, 16.5, 2.3), emit("b", img="evening.png", k=1), (0, 0, math.radians(44)))
    mirrored_city((26, 13), (-9.9, -4.1, 8.1), (0.855, 0.225, -0.465), 5, "evening.png")
    for x, color, k in ((-24, "#ffd9a0", 1.6), (-15, "#dfe6ff", 2), (-7.5, "#ffc9a0", 2.4), (1, "#ffe2b8", 2)):
        shop = quad("shop", 5, 1.9, (x, -9, 1.7), emit("shop", color, k), (0, 0, math.pi))
        shop.visible_camera = shop.visible_diffuse = False
    area((1.5, -8, 2.4), (2.4, 0, 0.9), 7, "#ffc9b0", 150, 2, False)
    area((4.95, 0, 0.86), (7, 0, 0.2), 1.7, "#ff2416", 22, 0.06)


def passers_by():
    walker((-7.4, 4.0, 0), 2.2, "#1a2038")
    walker((-8.6, 5.6, 0), 2.5, "#2a1f30", 0.25, 0.94, "#3a2030")


def light_wrap():
    """The wrapped car from its side, lit by the shops that it passes."""
    dusk_street()
    camera((6.6, -7.4, 0.95), (2.5, 0.1, 0.78), 56, (2.95, -0.9, 0.8), 1.2)
    area((1.2, -6.5, 3.2), (2.4, 0, 0.7), 6, "#ffdcb4", 420, 2.5, False)
    area((8.5, -3.0, 1.6), (4.4, 0, 0.8), 3, "#8fa9ff", 60, 1.5, False)


def light_dusk():
    """The roof screen from the pavement."""
    dusk_street()
    passers_by()
    camera((7.6, -5.0, 0.42), (2.5, 0.1, 1.24), 58, (2.95, -0.2, 1.7), 0.7)


SCENES = {"dusk": light_dusk, "wrap": light_wrap, "side": light_side, "roof": light_roof}
name, width, height, samples, output, *seed = sys.argv[sys.argv.index("--") + 1:]
reset()
world("#101c40", 0.1)
body = build_body()
body.data.materials.append(paint(name))
wheels()
mirrors_and_plate(name == "wrap")
if name != "wrap":
    roof_screen("late.png" if name == "side" else "roof.png")
wet_asphalt()
SCENES[name]()
render(output, int(width), int(height), int(samples), int(seed[0]) if seed else 0)
