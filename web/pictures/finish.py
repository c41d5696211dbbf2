"""Averages the passes, takes the remaining noise out (non-local means, more of it in the dark), adds glow and a little grain."""
import cv2, numpy as np, os, sys
out, w, gamma, *ins = sys.argv[1:]
a = np.mean([cv2.imread(i).astype(np.float32) for i in ins], 0)
u = np.clip(a, 0, 255).astype(np.uint8)
h = float(os.environ.get("H", "7"))
d = cv2.fastNlMeansDenoisingColored(u, None, h, h * 1.4, 5, 15).astype(np.float32)
lum = cv2.GaussianBlur(a.max(2), (0, 0), 1.2) / 255
k = np.clip((lum - 0.55) / 0.25, 0, 1)[..., None]
d = d * (1 - k) + a * k
lin = (d / 255) ** 2.2
b = sum((cv2.GaussianBlur(np.clip(lin - 0.45, 0, 1), (0, 0), s) * q for s, q in ((7, 0.07), (28, 0.08), (90, 0.09))))
lin = lin * float(gamma) + b
d = np.clip(lin, 0, 1) ** (1 / 2.2) * 255
d += np.random.default_rng(1).normal(0, 1.5, d.shape[:2])[..., None]
d = np.clip(d, 0, 255).astype(np.uint8)
if d.shape[1] != int(w):
    d = cv2.resize(d, (int(w), round(d.shape[0] * int(w) / d.shape[1])), interpolation=cv2.INTER_LANCZOS4)
cv2.imwrite(out, d)
