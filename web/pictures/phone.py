"""A phone in the car.  blender -b -P phone.py -- apply|contact|pay WIDTH HEIGHT SAMPLES OUT.png [SEED]"""
import math, os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Euler, Vector
from scene import area, camera, emit, mat, quad, rbox, render, reset, superq, tube, world
SCENE, width, height, samples, output, *seed = sys.argv[sys.argv.index("--") + 1:]
reset()
leather = mat("leather", "#12182b", 0.42, bump=(260, 0.22, 0.002), spec=0.45)
soft = mat("soft", "#0a0e1a", 0.6, bump=(300, 0.15, 0.001))
steel = mat("steel", "#aab0c0", 0.25, metal=1)


def phone(image, place, rot):
    """A phone that shows the image, in decimeters, so that light and lens behave as in the other scenes."""
    turn = Euler(rot)
    rbox("edge", (0.76, 0.075, 1.56), place, steel, 0.036, rot, 8)
    rbox("glass", (0.735, 0.06, 1.535), Vector(place) + turn.to_matrix() @ Vector((0, -0.012, 0)), mat("glass", "#020306", 0.08), 0.028, rot, 8)
    quad("screen", 0.69, 1.495, Vector(place) + turn.to_matrix() @ Vector((0, -0.0435, 0)), emit("on", img=image, k=1.1), rot)
    area(Vector(place) + turn.to_matrix() @ Vector((0, -0.1, 0)), Vector(place) + turn.to_matrix() @ Vector((0, -3, -0.8)), 0.7, "#9db4ff", 5, 1.4, False)


def city(image, k, place=(0, 9, 0.9), turn=0):
    quad("city", 14, 7, place, emit("bk", img=image, k=k), (0, 0, math.radians(turn)))


def light_apply():
    """In its mount over the dashboard."""
    city("bokehA.png", 1.0, (0.6, 9, -0.1))
    superq("dash", (9, 3.4, 1.6), (0, 1.3, -1.62), soft, 0.35, 0.3)
    tube("arm", [(0.1, 0.9, -0.9), (0.1, 0.6, -0.5), (0.06, 0.16, -0.1)], 0.07, soft)
    superq("foot", (0.7, 0.6, 0.2), (0.1, 0.95, -0.86), soft, 0.5, 0.5)
    rbox("claw", (0.84, 0.1, 0.5), (0.02, 0.1, 0), soft, 0.04, (math.radians(-8), 0, math.radians(14)))
    phone("form.png", (0, 0, 0.1), (math.radians(-8), 0, math.radians(14)))
    area((3.2, -0.6, 2.2), (0, 0, 0.2), 0.9, "#ffa530", 520)
    area((-3.4, -1.0, 2.0), (0, 0, 0.2), 1.2, "#4a78ea", 380)
    camera((-0.35, -4.1, 0.5), (0.12, 0, 0.07), 57, (0, -0.05, 0.1), 0.45)


def on_console(image, s):
    """On the console, from the right side (1) or the left (-1)."""
    city("bokehD.png", 1.3, (-2.2 * s, 9, -0.5), -6 * s)
    superq("console", (4.6, 3.0, 1.6), (0.3 * s, 0.6, -1.55), soft, 0.3, 0.3)
    rbox("tray", (1.6, 0.5, 0.1), (0, 0.1, -0.75), leather, 0.04)
    phone(image, (0, 0.1, 0.06), (math.radians(-14), 0, math.radians(-26 * s)))
    area((3.2 * s, -0.6, 2.2), (0, 0, 0.2), 0.9, "#ffa530", 800)
    area((-3.4 * s, -1.0, 2.0), (0, 0, 0.2), 1.2, "#4a78ea", 300)
    camera((0.5 * s, -3.7, 0.75), (-0.12 * s, 0.1, 0.08), 58, (0, 0.05, 0.1), 0.45)


def light_contact():
    """While it rings."""
    on_console("call.png", -1)


def light_pay():
    """When the deposit has come in."""
    on_console("deposit.png", 1)
world("#16244a", 0.25)
{"apply": light_apply, "contact": light_contact, "pay": light_pay}[SCENE]()
render(output, int(width), int(height), int(samples), int(seed[0]) if seed else 0)
