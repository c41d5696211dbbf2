"""People: bodies of limbs that grow together. They only do as silhouettes, out of focus."""
import bpy
from mathutils import Vector
from scene import mat


def limbs(name, bones, m, place, turn=0, scale=1, voxel=0.016):
    """A body of tapered limbs ((from, radius, to, radius), ...), which grow together."""
    parts = []
    for a, ra, b, rb in bones:
        a, b = (Vector(a), Vector(b))
        steps = max(2, int((b - a).length / 0.03))
        for i in range(steps + 1):
            t = i / steps
            bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=ra + (rb - ra) * t, location=a.lerp(b, t))
            parts.append(bpy.context.object)
    bpy.ops.object.select_all(action="DESELECT")
    for o in parts:
        o.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.join()
    o = bpy.context.object
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    o.name = name
    r = o.modifiers.new("r", "REMESH")
    r.mode = "VOXEL"
    r.voxel_size = voxel
    r.use_smooth_shade = True
    s = o.modifiers.new("s", "SMOOTH")
    s.iterations = 6
    o.data.materials.clear()
    o.data.materials.append(m)
    o.location = place
    o.rotation_euler = (0, 0, turn)
    o.scale = (scale,) * 3
    return o


def walker(place, turn, coat, stride=0.32, scale=1, bag=None):
    """Someone who walks towards +x, turned by `turn`: a coat, trousers, and perhaps a bag."""
    dark = mat("trousers", "#14161f", 0.8)
    cloth = mat("coat", coat, 0.8, sheen=0.3)
    skin = mat("hair", "#20150f", 0.6)
    s = stride
    limbs("legs", [
        ((0, -0.09, 0.9), 0.1, (s * 0.55, -0.09, 0.5), 0.068), ((s * 0.55, -0.09, 0.5), 0.066, (s * 0.85, -0.09, 0.1), 0.045),
        ((s * 0.85, -0.09, 0.06), 0.045, (s * 0.85 + 0.17, -0.1, 0.07), 0.035),
        ((0, 0.09, 0.9), 0.1, (-s * 0.25, 0.09, 0.5), 0.068), ((-s * 0.25, 0.09, 0.5), 0.066, (-s * 1.2, 0.09, 0.16), 0.045),
        ((-s * 1.2, 0.09, 0.13), 0.045, (-s * 1.2 + 0.13, 0.1, 0.04), 0.035),
    ], dark, place, turn, scale)
    limbs("torso", [
        ((0.0, 0, 0.8), 0.17, (0.02, 0, 1.1), 0.14), ((0.02, 0, 1.1), 0.14, (0.03, 0, 1.3), 0.15),
        ((0.03, -0.02, 1.46), 0.062, (0.03, -0.17, 1.37), 0.062), ((0.03, 0.02, 1.46), 0.062, (0.03, 0.17, 1.37), 0.062),
        ((0.03, -0.18, 1.36), 0.062, (-0.1, -0.23, 1.1), 0.052), ((-0.1, -0.23, 1.1), 0.052, (0.02, -0.24, 0.88), 0.04),
        ((0.03, 0.18, 1.36), 0.062, (0.1, 0.23, 1.1), 0.052), ((0.1, 0.23, 1.1), 0.052, (0.28, 0.2, 0.96), 0.04),
    ], cloth, place, turn, scale)
    limbs("head", [
        ((0.03, 0, 1.42), 0.058, (0.05, 0, 1.56), 0.058), ((0.06, 0, 1.6), 0.085, (0.06, 0, 1.67), 0.1),
    ], skin, place, turn, scale)
    if bag:
        limbs("bag", [((-0.06, 0.3, 0.95), 0.1, (0.16, 0.3, 0.95), 0.1)], mat("bag", bag, 0.6), place, turn, scale)
