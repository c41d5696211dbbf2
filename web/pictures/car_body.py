"""The skin of the car, lofted from curves along its length. x runs from the nose to the tail, z up, in meters."""
import math
from scene import mesh


def spl(pts):
    """A smooth curve through (x, value) pairs (monotone cubic)."""
    X = [p[0] for p in pts]
    Y = [p[1] for p in pts]
    n = len(X)
    d = [(Y[i + 1] - Y[i]) / (X[i + 1] - X[i]) for i in range(n - 1)]
    m = [d[0]] + [0 if d[i - 1] * d[i] <= 0 else 2 * d[i - 1] * d[i] / (d[i - 1] + d[i]) for i in range(1, n - 1)] + [d[-1]]

    def f(x):
        x = min(max(x, X[0]), X[-1])
        i = max((k for k in range(n - 1) if X[k] <= x or k == 0))
        h = X[i + 1] - X[i]
        t = (x - X[i]) / h
        return (
            2 * t ** 3 - 3 * t * t + 1
        ) * Y[i] + (t ** 3 - 2 * t * t + t) * h * m[i] + (-2 * t ** 3 + 3 * t * t) * Y[i + 1] + (t ** 3 - t * t) * h * m[i + 1]
    return f
L = 4.8
WB = (0.94, 3.8)
RW = 0.345
ztop = spl(
    [
        (0, 0.7), (0.35, 0.8), (0.8, 0.885), (1.3, 0.955), (1.45, 0.985), (1.8, 1.165), (2.15, 1.325), (2.5, 1.415),
        (2.85, 1.435), (3.2, 1.415), (3.6, 1.335), (4.0, 1.205), (4.35, 1.085), (4.6, 1.045), (4.72, 1.035),
        (4.8, 1.0)
    ]
)
zbelt = spl(
    [
        (0, 0.66), (0.4, 0.755), (0.9, 0.83), (1.5, 0.905), (2.4, 0.935), (3.2, 0.955), (3.9, 0.975), (4.5, 0.965),
        (4.8, 0.93)
    ]
)
z4 = spl(
    [
        (0, 0.695), (0.35, 0.795), (0.8, 0.875), (1.3, 0.94), (1.5, 0.985), (1.8, 1.135), (2.15, 1.28), (2.5, 1.362),
        (2.85, 1.378), (3.2, 1.355), (3.6, 1.275), (3.95, 1.15), (4.25, 1.06), (4.6, 1.03), (4.8, 0.985)
    ]
)
r4 = spl(
    [
        (0, 0.74), (0.9, 0.76), (1.4, 0.8), (1.9, 0.715), (2.4, 0.655), (3.0, 0.64), (3.6, 0.665), (4.1, 0.735),
        (4.5, 0.8), (4.8, 0.8)
    ]
)
rb = spl([(0, 0.965), (1.3, 0.955), (2.5, 0.945), (3.8, 0.95), (4.8, 0.96)])
wmax = spl([(0, 0.905), (0.94, 0.925), (1.7, 0.905), (2.7, 0.905), (3.8, 0.935), (4.8, 0.9)])
zlow = spl([(0, 0.23), (0.3, 0.19), (1.3, 0.2), (3.4, 0.2), (4.3, 0.2), (4.8, 0.25)])


def plan(x):
    w = 1
    if x < 1.0:
        w = (1 - (1 - x / 1.0) ** 3.0) ** (1 / 2.5)
    if x > 3.9:
        w = (1 - ((x - 3.9) / 0.9) ** 3.4) ** (1 / 2.6)
    return max(w, 0.0008)


def cub(p0, p1, p2, p3, n, last=False):
    o = []
    for i in range(n + (1 if last else 0)):
        t = i / n
        u = 1 - t
        o.append([u ** 3 * p0[k] + 3 * u * u * t * p1[k] + 3 * u * t * t * p2[k] + t ** 3 * p3[k] for k in (0, 1)])
    return o
N = (6, 20, 22, 26, 36)


def section(x):
    w = wmax(x) * plan(x)
    pl = plan(x)
    b = rb(x) * w
    zb = zbelt(x)
    q4 = r4(x) * w
    h4 = max(z4(x), zb + 0.012)
    zt = max(ztop(x), h4 + 0.004)
    zl = zlow(x)
    s = []
    s += cub((0, zl), (w * 0.3, zl), (w * 0.6, zl), (w * 0.9, zl), N[0])
    s += cub((w * 0.9, zl), (w * 0.955, zl + 0.01), (w * 0.965, zl + 0.1), (w * 0.975, zl + 0.2), N[1])
    s += cub((w * 0.975, zl + 0.2), (w * 1.005, zl + 0.34), (w * 1.012, zb - 0.14), (b, zb), N[2])
    s += cub(
        (b, zb), (b - (b - q4) * 0.22, zb + (h4 - zb) * 0.3), (q4 + (b - q4) * 0.3, zb + (h4 - zb) * 0.72), (q4, h4),
        N[3]
    )
    s += cub((q4, h4), (q4 * 0.86, h4 + (zt - h4) * 0.62), (q4 * 0.5, zt), (0, zt), N[4], True)
    return s


def roof_at(x, y):
    """The height of the roof's skin."""
    pts = section(x)[sum(N[:4]):]
    for (y1, z1), (y0, z0) in zip(pts, pts[1:]):
        if y0 <= abs(y) <= y1:
            return z0 + (z1 - z0) * (abs(y) - y0) / (y1 - y0 or 1)
    return pts[0][1]
xs = []
n = 260
for i in range(n + 1):
    u = i / n
    xs.append(L * (u - 0.9 * math.sin(2 * math.pi * u) / (2 * math.pi)))
m = sum(N) + 1
bound = [0]
for k in N:
    bound.append(bound[-1] + k)


def tv(j):
    for i in range(5):
        if j <= bound[i + 1]:
            return (i + (j - bound[i]) / N[i]) / 5


def bend(x, y, z):
    fx = x
    if x < 1.1:
        k = (1 - x / 1.1) ** 2
        fx = x + k * (0.3 * max(0, z - 0.52) ** 1.5 / 0.15 * 0.45 + 0.1 * max(0, 0.42 - z) / 0.2)
    if x > 4.1:
        k = ((x - 4.1) / 0.7) ** 2
        fx = x - k * (0.22 * max(0, 0.78 - z) / 0.5 + 0.06 * max(0, z - 0.98) / 0.05 * 0)
    yy = y
    if abs(y) > 0.5:
        for c in WB:
            d = math.hypot(x - c, z - 0.345)
            yy += math.copysign(0.016 * math.exp(-((d - 0.4) / 0.075) ** 2), y) * (z < 0.9)
        yy -= math.copysign(
            0.01 * math.exp(-((z - 0.42) / 0.07) ** 2), y
        ) * (1.4 < x < 3.3) * min(1, (x - 1.4) / 0.2, (3.3 - x) / 0.2)
    return (fx, yy, z)


def build_body():
    """The mesh, with maps for the masks: along the skin, from the side, and from the front."""
    V = []
    F = []
    T = []
    for sgn in (-1, 1):
        off = len(V)
        for x in xs:
            for j, (y, z) in enumerate(section(x)):
                V.append(bend(x, sgn * y, z))
                T.append((x / L, tv(j)))
        for i in range(n):
            for j in range(m - 1):
                q = (off + i * m + j, off + (i + 1) * m + j, off + (i + 1) * m + j + 1, off + i * m + j + 1)
                F.append(q if sgn < 0 else q[::-1])
    body = mesh("body", V, F)
    me = body.data
    for nm in ("xt", "side", "front"):
        me.uv_layers.new(name=nm)
    for lp in me.loops:
        v = V[lp.vertex_index]
        i = lp.index
        me.uv_layers["xt"].data[i].uv = T[lp.vertex_index]
        me.uv_layers["side"].data[i].uv = (v[0] / 4.8, v[2] / 1.6)
        me.uv_layers["front"].data[i].uv = ((v[1] + 1) / 2, v[2] / 1.6)
    wl = body.modifiers.new("w", "WELD")
    wl.merge_threshold = 0.0004
    return body
