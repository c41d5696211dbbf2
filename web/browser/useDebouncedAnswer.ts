import { useEffect, useEffectEvent, useState } from "react"

export const useDebouncedAnswer = <Answer>(question: string, ask: () => Promise<Answer>, pauseMs = 0) => {
  const [last, setLast] = useState<{ question: string; answer: Answer }>()
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    let isLate = false
    const timer = setTimeout(async () => {
      const answer = await askNow()
      if (!isLate) setLast({ question, answer })
    }, pauseMs)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [question, pauseMs])
  return last?.question === question ? last.answer : undefined
}
