"""The city out of focus: street lamps, windows, cars and their reflections on wet asphalt, as lens discs added up in linear light."""
import random
import numpy as np
import cv2


def lin(h):
    c = [int(h[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return np.array([x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c])
W, H = (2400, 1200)


def light(img, rng):
    """A function that adds lens discs to the picture."""

    def disc(x, y, r, c, k, edge=0.35, squash=1):
        x0, x1, y0, y1 = (int(x - r - 4), int(x + r + 5), int(y - r - 4), int(y + r + 5))
        if x1 <= 0 or y1 <= 0 or x0 >= W or (y0 >= H):
            return
        x0, y0, x1, y1 = (max(0, x0), max(0, y0), min(W, x1), min(H, y1))
        gy, gx = np.mgrid[y0:y1, x0:x1]
        d = np.hypot((gx - x) / squash, gy - y) / r
        q = np.hypot(gx - x - (x - W / 2) * 0.00018 * r * 2, gy - y) / (r * 1.08)
        m = np.clip((1 - np.maximum(d, q)) * r / 2.2, 0, 1)
        v = m * (0.72 + edge * np.clip(d, 0, 1) ** 6)
        img[y0:y1, x0:x1] += (v * k)[..., None] * c
    return disc


def save(name, img):
    out = 1 - np.exp(-img * 1.35)
    out = np.where(out <= 0.0031308, out * 12.92, 1.055 * out ** (1 / 2.4) - 0.055)
    cv2.imwrite(name, (np.clip(out, 0, 1) * 255).astype("uint8")[..., ::-1])


def gradient(stops, t):
    """Colors between the (position, color) stops, in linear light."""
    at = [p for p, _ in stops]
    colors = np.array([lin(c) for _, c in stops])
    return np.stack([np.interp(t, at, colors[:, i]) for i in range(3)], -1)


def evening(name, seed, vx, hz):
    """The blue hour: a low skyline before the afterglow, and one row of lamps down the street."""
    rng = random.Random(seed)
    yy, xx = np.mgrid[0:H, 0:W]
    up = np.abs(hz - yy) / hz
    blue = gradient([(0, "#5d7ec4"), (0.25, "#3a61b8"), (0.6, "#1d3f96"), (1, "#0f2767")], up)
    glow = gradient([(0, "#ffb267"), (0.14, "#ff9a6e"), (0.3, "#d98a9c"), (0.5, "#7f7fc4"), (0.75, "#2f55ac"), (1, "#13307a")], up)
    near = np.exp(-((xx - vx) / (W * 0.3)) ** 2)[..., None]
    img = blue * (1 - near) + glow * near
    img[hz:] *= 0.28
    x = -60
    windows = []
    while x < W:
        w = rng.randrange(60, 210)
        d = min(1, abs(x + w / 2 - vx) / 1000)
        h = rng.uniform(0.6, 1.25) * (90 + 330 * d)
        a, b = (max(0, x), min(W, x + w))
        if b > a:
            far = 0.5 - 0.42 * d
            img[int(hz - h):hz, a:b] = img[int(hz - h):hz, a:b] * far + lin("#16234f") * (0.55 + 0.3 * (1 - d))
        windows += [(rng.uniform(x, x + w), hz - rng.uniform(20, h - 12), d) for _ in range(int(h * w / 3200))]
        x += w
    img = cv2.GaussianBlur(img, (0, 0), 11)
    disc = light(img, rng)
    for x, y, d in windows:
        disc(x, y, 10 + 8 * d, lin(rng.choice(("#ffd489", "#ffc25c", "#fff0d2", "#ffb52e", "#9db8ff"))), rng.uniform(0.2, 0.8))
    z = 6
    while z < 130:
        X, Y = (vx + 5600 / z, hz - 2500 / z)
        disc(X, Y, 17 + 60 / z, lin("#ffbe62"), rng.uniform(1.0, 1.4))
        for j in range(8):
            disc(X, hz + (hz - Y) * (0.4 + 0.14 * j), 20, lin("#ffb040"), 0.07, 0, 0.7)
        z *= 1.34
    for i in range(12):
        z = rng.uniform(12, 90)
        for d in (-0.65, 0.65):
            red = i % 2
            X = vx + 900 * ((2.4 if red else 6.2) + d) / z
            disc(X, hz + 500 / z, 15, lin("#ff2a1c" if red else "#fff0d4"), rng.uniform(0.7, 1.1))
    save(name, img)


def plate(name, seed, vx, hz, R, f=900, side=False):
    rng = random.Random(seed)
    img = np.zeros((H, W, 3))
    yy, xx = np.mgrid[0:H, 0:W]
    sky = np.clip(1 - np.abs(yy - hz) / (H * 0.55), 0, 1)[..., None] ** 2
    img += sky * lin("#22366e") * 0.2 + lin("#070c1a") * 0.7
    img += np.exp(-((xx - vx) / (W * 0.3)) ** 2 - ((yy - hz) / (H * 0.16)) ** 2)[..., None] * lin("#ffa733") * 0.15
    for k in range(34):
        s = rng.choice((-1, 1))
        z = rng.uniform(9, 70)
        x0 = s * rng.uniform(9, 13)
        bw = f * 9 / z
        h = f * rng.uniform(10, 34) / z
        X = vx + f * x0 / z
        a, b = (X, X + bw) if s > 0 else (X - bw, X)
        a, b = (int(max(0, a)), int(min(W, b)))
        t = int(max(0, hz - h))
        if b > a:
            img[t:int(hz + f * 1.5 / z), a:b] *= 0.55
            img[t:int(hz + f * 1.5 / z), a:b] += lin("#0d1730") * 0.25
    img = cv2.GaussianBlur(img, (0, 0), 26)
    disc = light(img, rng)

    def put(x, y, z, c, k, r=1, refl=True):
        X = vx + f * x / z
        Y = hz - f * (y - 1.25) / z
        rad = R * r * (1 - 0.35 * min(1, 9 / z) if z < 9 else 1) * rng.uniform(0.92, 1.05)
        disc(X, Y, rad, lin(c), k)
        if refl:
            Ym = hz + f * (y + 1.25) / z
            for j in range(7):
                disc(
                    X + rng.uniform(-3, 3), hz + (Ym - hz) * (0.75 + 0.16 * j), rad * (0.9 + 0.05 * j), lin(c),
                    k * 0.055, 0, 0.75
                )
    if side:
        for i in range(120):
            z = rng.uniform(9, 26)
            x = rng.uniform(-26, 20)
            put(
                x, abs(rng.gauss(1.6, 2.4)) + 0.5, z,
                rng.choice(("#ffb040", "#ffb52e", "#ffd489", "#ff8a2e", "#ff3d2c", "#4f86ff", "#fff0d2", "#ffb52e")),
                rng.uniform(0.25, 1.15), rng.uniform(0.7, 1.25)
            )
    z = 7
    while z < 150 and (not side):
        for s in (-1, 1):
            put(
                s * 7.2 + rng.uniform(-0.3, 0.3), 6.4, z, rng.choice(("#ffb040", "#ffb040", "#ffc878")),
                1.25 * rng.uniform(0.7, 1.1), 1.1
            )
        z *= 1.22
    for i in range(150):
        s = rng.choice((-1, 1))
        z = rng.uniform(10, 80)
        put(
            s * rng.uniform(8.6, 10), rng.uniform(1.5, 14), z,
            rng.choice(("#ffd489", "#ffc25c", "#fff0d2", "#ff9a3c", "#6f9bff", "#ffb52e")), rng.uniform(0.1, 0.42),
            rng.uniform(0.7, 1), False
        )
    for i in range(40):
        s = rng.choice((-1, 1))
        z = rng.uniform(8, 40)
        put(
            s * rng.uniform(7.6, 8.6), rng.uniform(2, 3.6), z,
            rng.choice(("#ffb52e", "#ff8a2e", "#ff3d3d", "#4f86ff", "#ffe1a6", "#ffb52e")), rng.uniform(0.3, 0.85), 1,
            True
        )
    for i in range(0 if side else 16):
        z = rng.uniform(11, 70)
        x = rng.uniform(0.6, 4.2)
        for d in (-0.65, 0.65):
            put(x + d, 0.8, z, "#ff2a1c", rng.uniform(0.9, 1.4), 0.92)
    for i in range(0 if side else 14):
        z = rng.uniform(11, 80)
        x = -rng.uniform(1.2, 5)
        for d in (-0.65, 0.65):
            put(x + d, 0.7, z, "#fff0d4", rng.uniform(0.8, 1.5), 0.92)
    for z, x in () if side else ((26, 5.2), (48, -5)):
        put(x, 5, z, "#37e08a", 0.8, 1)
    save(name, img)


# Ahead, beside, and behind the two cars.
plate("bokehA.png", 5, 1130, 620, 33)
plate("bokehB.png", 9, 1500, 640, 34, 700, True)
plate("bokehC.png", 31, 1130, 612, 17)
plate("bokehD.png", 77, 1240, 612, 15, 620)
evening("evening.png", 12, 800, 700)
