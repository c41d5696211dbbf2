/** Until autoplay is allowed, `resume` stays pending and would play at the next click, much too late. */
const START_MS = 500

export const canPlaySound = () => "AudioContext" in window

const playTone = (audio: AudioContext, hertz: number, at: number) => {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()]
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.2, at + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.35)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 0.4)
  return new Promise((resolve) => tone.addEventListener("ended", resolve, { once: true }))
}

export const playSound = async () => {
  if (!canPlaySound()) return false
  const audio = new AudioContext()
  const started = audio.resume().then(() => true)
  const isLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), START_MS))
  const isAudible = await Promise.race([started, isLate]).catch(() => false)
  const tones = isAudible
    ? [playTone(audio, 784, audio.currentTime), playTone(audio, 1047, audio.currentTime + 0.15)]
    : []
  void Promise.all(tones).then(() => audio.close())
  return isAudible
}
