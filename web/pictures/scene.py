"""Shared parts of the scenes: materials, soft boxes, lights, camera, render. Blender 3.4, Cycles on the processor."""
import math, os
import bpy
from mathutils import Vector


def load_image(name):
    """A texture, from the folder of the work files."""
    return bpy.data.images.load(os.path.join(os.getcwd(), name))


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.cycles.device = "CPU"
    s.cycles.use_denoising = False
    s.render.threads_mode = "AUTO"
    s.view_settings.view_transform = "Standard"
    s.cycles.caustics_reflective = False
    s.cycles.caustics_refractive = False
    s.cycles.sample_clamp_indirect = 4
    s.cycles.blur_glossy = 1
    s.cycles.max_bounces = 5
    s.cycles.diffuse_bounces = 2
    s.cycles.glossy_bounces = 4
    s.cycles.transmission_bounces = 4
    s.cycles.transparent_max_bounces = 12
    w = bpy.data.worlds.new("w")
    s.world = w
    w.use_nodes = True
    return s


def hexc(h, a=1):
    c = [int(h[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c] + [a]


def world(col, k):
    b = bpy.context.scene.world.node_tree.nodes["Background"]
    b.inputs[0].default_value = hexc(col)
    b.inputs[1].default_value = k


def sky(stops, k, glow=None, towards=(-1, 0)):
    """A sky by height, (sine of the height, color) pairs. `glow` are those of the side where the sun is."""
    nodes = bpy.context.scene.world.node_tree.nodes
    links = bpy.context.scene.world.node_tree.links
    direction = nodes.new("ShaderNodeTexCoord").outputs["Generated"]
    parts = nodes.new("ShaderNodeSeparateXYZ")
    links.new(direction, parts.inputs[0])

    def ramp(colors):
        r = nodes.new("ShaderNodeValToRGB")
        elements = r.color_ramp.elements
        while len(elements) < len(colors):
            elements.new(0.5)
        for e, (position, color) in zip(elements, colors):
            e.position = position
            e.color = hexc(color)
        links.new(parts.outputs[2], r.inputs[0])
        return r.outputs[0]
    color = ramp(stops)
    if glow:
        side = nodes.new("ShaderNodeVectorMath")
        side.operation = "DOT_PRODUCT"
        links.new(direction, side.inputs[0])
        side.inputs[1].default_value = (*towards, 0)
        share = nodes.new("ShaderNodeMapRange")
        share.interpolation_type = "SMOOTHSTEP"
        share.inputs[1].default_value = 0.1
        links.new(side.outputs["Value"], share.inputs[0])
        mixed = nodes.new("ShaderNodeMixRGB")
        links.new(share.outputs[0], mixed.inputs[0])
        links.new(color, mixed.inputs[1])
        links.new(ramp(glow), mixed.inputs[2])
        color = mixed.outputs[0]
    background = nodes["Background"]
    links.new(color, background.inputs[0])
    background.inputs[1].default_value = k


def mat(name, col="#808080", rough=0.5, metal=0, coat=0, coat_rough=0.03, bump=None, spec=0.5, sheen=0):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = m.node_tree.nodes
    l = m.node_tree.links
    p = n["Principled BSDF"]
    p.inputs["Base Color"].default_value = hexc(col)
    p.inputs["Roughness"].default_value = rough
    p.inputs["Metallic"].default_value = metal
    p.inputs["Clearcoat"].default_value = coat
    p.inputs["Clearcoat Roughness"].default_value = coat_rough
    p.inputs["Specular"].default_value = spec
    p.inputs["Sheen"].default_value = sheen
    if bump:
        scale, strength, dist = bump
        t = n.new("ShaderNodeTexCoord")
        v = n.new("ShaderNodeTexVoronoi")
        v.inputs["Scale"].default_value = scale
        v.feature = "F1"
        b = n.new("ShaderNodeBump")
        b.inputs["Strength"].default_value = strength
        b.inputs["Distance"].default_value = dist
        l.new(t.outputs["Object"], v.inputs["Vector"])
        l.new(v.outputs["Distance"], b.inputs["Height"])
        l.new(b.outputs["Normal"], p.inputs["Normal"])
    return m


def emit(name, col="#ffb52e", k=1, img=None):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = m.node_tree.nodes
    l = m.node_tree.links
    n.remove(n["Principled BSDF"])
    e = n.new("ShaderNodeEmission")
    e.inputs[1].default_value = k
    e.inputs[0].default_value = hexc(col)
    if img:
        t = n.new("ShaderNodeTexImage")
        t.image = load_image(img)
        l.new(t.outputs[0], e.inputs[0])
    l.new(e.outputs[0], n["Material Output"].inputs[0])
    m.cycles.sample_as_light = False
    return m


def mesh(name, verts, faces, m=None, smooth=True, uvs=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.update()
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    if m:
        me.materials.append(m)
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    if uvs is not None:
        uv = me.uv_layers.new(name="UV")
        for lp in me.loops:
            uv.data[lp.index].uv = uvs[lp.vertex_index]
    return o


def superq(name, size, loc, m, e1=0.35, e2=0.35, rot=(0, 0, 0), nu=48, nv=96, shape=None):
    """A superquadric: a box with soft, controllable corners. shape(p) may bend it (unit space)."""
    f = lambda w, e: math.copysign(abs(w) ** e, w)
    V = []
    F = []
    for i in range(nu + 1):
        a = -math.pi / 2 + math.pi * i / nu
        for j in range(nv):
            b = -math.pi + 2 * math.pi * j / nv
            p = [f(math.cos(a), e1) * f(math.cos(b), e2), f(math.cos(a), e1) * f(math.sin(b), e2), f(math.sin(a), e1)]
            if shape:
                p = shape(p)
            V.append([p[k] * size[k] / 2 for k in range(3)])
    for i in range(nu):
        for j in range(nv):
            F.append((i * nv + j, i * nv + (j + 1) % nv, (i + 1) * nv + (j + 1) % nv, (i + 1) * nv + j))
    o = mesh(name, V, F, m)
    o.location = loc
    o.rotation_euler = rot
    return o


def rbox(name, size, loc, m, r=0.01, rot=(0, 0, 0), seg=4):
    bpy.ops.mesh.primitive_cube_add(size=1, location=loc, rotation=rot)
    o = bpy.context.object
    o.name = name
    o.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    b = o.modifiers.new("b", "BEVEL")
    b.width = r
    b.segments = seg
    o.data.materials.append(m)
    o.data.polygons.foreach_set("use_smooth", [True] * len(o.data.polygons))
    o.data.use_auto_smooth = True
    return o


def quad(name, w, h, loc, m, rot=(0, 0, 0)):
    """A plane in its own XZ (facing -Y), with UVs."""
    o = mesh(
        name, [(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)], [(0, 1, 2, 3)], m,
        False, [(0, 0), (1, 0), (1, 1), (0, 1)]
    )
    o.location = loc
    o.rotation_euler = rot
    return o


def tube(name, pts, r, m, cyclic=False):
    c = bpy.data.curves.new(name, "CURVE")
    c.dimensions = "3D"
    c.bevel_depth = r
    c.bevel_resolution = 4
    s = c.splines.new("NURBS")
    s.points.add(len(pts) - 1)
    for q, p in zip(s.points, pts):
        q.co = (*p, 1)
    s.use_endpoint_u = True
    s.use_cyclic_u = cyclic
    s.order_u = 3
    o = bpy.data.objects.new(name, c)
    bpy.context.collection.objects.link(o)
    c.materials.append(m)
    return o


def area(loc, target, size, col, k, sy=None, mirrored=True):
    l = bpy.data.lights.new("a", "AREA")
    l.energy = k
    l.color = hexc(col)[:3]
    l.size = size
    if sy:
        l.shape = "RECTANGLE"
        l.size_y = sy
    o = bpy.data.objects.new("a", l)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = False
    o.visible_glossy = mirrored
    return o


def camera(loc, target, lens, focus=None, f=2):
    c = bpy.data.cameras.new("c")
    o = bpy.data.objects.new("c", c)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    c.lens = lens
    if focus:
        c.dof.use_dof = True
        c.dof.focus_distance = (Vector(focus) - Vector(loc)).length
        c.dof.aperture_fstop = f
    bpy.context.scene.camera = o
    return o


def render(path, w, h, spp, seed=0, exposure=0):
    s = bpy.context.scene
    s.render.resolution_x = w
    s.render.resolution_y = h
    s.cycles.samples = spp
    s.cycles.seed = seed
    s.cycles.use_adaptive_sampling = True
    s.cycles.adaptive_threshold = 0.01
    s.cycles.time_limit = 0
    s.view_settings.exposure = exposure
    s.render.filepath = os.path.join(os.getcwd(), path)
    s.render.image_settings.file_format = "PNG"
    bpy.ops.render.render(write_still=True)
