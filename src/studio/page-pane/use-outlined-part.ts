import { useEffect, useEffectEvent } from 'react'

const outline = '2px solid #14b8a6'

/** Between two looks at the page, which renders by itself. In ms. */
const lookEveryMs = 300

/** Outlines the element that `find` returns in the frame's page, and scrolls to it when it is another one. */
export function useOutlinedPart(find: () => Element | undefined) {
  const findNow = useEffectEvent(find)
  useEffect(() => {
    let outlined: HTMLElement | undefined
    const look = () => {
      const element = findNow() as HTMLElement | undefined
      if (element === outlined) return
      if (outlined) outlined.style.outline = ''
      outlined = element
      if (!element) return
      element.style.outline = outline
      element.style.outlineOffset = '3px'
      element.scrollIntoView({ block: 'nearest' })
    }
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [])
}
