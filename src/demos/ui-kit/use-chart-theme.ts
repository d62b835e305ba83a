import { useChakraContext } from '@chakra-ui/react'
import { useLayoutEffect, useMemo, useState } from 'react'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { type ChartColor, chartFill } from '@/ui/charts/chart-data.ts'

/** The theme's colours for chart libraries that cannot resolve tokens, and whether they may animate. */
export type ChartTheme = {
  hue: (color: ChartColor) => string
  text: string
  strong: string
  grid: string
  panel: string
  isStill: boolean
}

const themeFrom = (colorOf: (token: string) => string, isStill: boolean): ChartTheme => ({
  hue: (color) => colorOf(chartFill(color)),
  text: colorOf('fg.muted'),
  strong: colorOf('fg'),
  grid: colorOf('border'),
  panel: colorOf('bg.panel'),
  isStill,
})

const useStill = () => useMediaQuery('(prefers-reduced-motion: reduce)')

/** Colours as CSS variables, for SVG: they follow the theme by themselves. */
export function useChartTheme(): ChartTheme {
  const { token } = useChakraContext()
  const isStill = useStill()
  return useMemo(() => themeFrom((name) => token.var(`colors.${name}`), isStill), [token, isStill])
}

/**
 * Colours as values, for a canvas, read again when the look changes. Undefined until the first read: while a page
 * renders for the first time, the theme's styles may not be in the document.
 */
export function useCanvasTheme(): ChartTheme | undefined {
  const { token } = useChakraContext()
  const isStill = useStill()
  const [look, setLook] = useState<string>()
  useLayoutEffect(() => {
    setLook(currentLook())
    return onLookChange(() => setLook(currentLook()))
  }, [])
  return useMemo(() => {
    if (look === undefined) return undefined
    const style = getComputedStyle(document.body)
    const valueAt = (name: string) =>
      style.getPropertyValue(token.var(`colors.${name}`).replace(/^var\(|\)$/g, '')).trim()
    return themeFrom(valueAt, isStill)
  }, [token, isStill, look])
}

/** Theme and skin are classes of the body, monochrome one of the root. */
const lookElements = () => [document.body, document.documentElement]

const currentLook = () =>
  lookElements()
    .map(({ className }) => className)
    .join(' ')

function onLookChange(changed: () => void) {
  const observer = new MutationObserver(changed)
  for (const element of lookElements())
    observer.observe(element, { attributes: true, attributeFilter: ['class'] })
  return () => observer.disconnect()
}
