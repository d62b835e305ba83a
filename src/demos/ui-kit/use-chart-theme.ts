import { useChakraContext } from '@chakra-ui/react'
import { useLayoutEffect, useMemo, useState } from 'react'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { type ChartColor, chartFill } from '@/ui/charts/chart-data.ts'

/** The theme's colors for chart libraries, which cannot resolve tokens, and if they may animate. */
export type ChartTheme = {
  toCssColor: (color: ChartColor) => string
  text: string
  strong: string
  grid: string
  panel: string
  /** The product's font, as CSS. */
  font: string
  isReducedMotion: boolean
}

const createChartTheme = (
  resolveColor: (token: string) => string,
  font: string,
  isReducedMotion: boolean,
): ChartTheme => ({
  toCssColor: (color) => resolveColor(chartFill(color)),
  font,
  text: resolveColor('fg.muted'),
  strong: resolveColor('fg'),
  grid: resolveColor('border'),
  panel: resolveColor('bg.panel'),
  isReducedMotion,
})

const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)')

/** Colors as CSS variables, for SVG. They follow the theme. */
export function useChartTheme(): ChartTheme {
  const { token } = useChakraContext()
  const isReducedMotion = useReducedMotion()
  return useMemo(
    () => createChartTheme((name) => token.var(`colors.${name}`), token.var('fonts.body'), isReducedMotion),
    [token, isReducedMotion],
  )
}

/**
 * Colors as values, for a canvas, updated when the theme changes. Undefined until the theme's styles are in
 * the document.
 */
export function useCanvasTheme(): ChartTheme | undefined {
  const { token } = useChakraContext()
  const isReducedMotion = useReducedMotion()
  const [themeClasses, setThemeClasses] = useState<string>()
  useLayoutEffect(() => {
    setThemeClasses(readThemeClasses())
    return observeThemeClasses(() => setThemeClasses(readThemeClasses()))
  }, [])
  return useMemo(() => {
    if (themeClasses === undefined) return undefined
    const style = getComputedStyle(document.body)
    const readValue = (name: string) =>
      style.getPropertyValue(token.var(name).replace(/^var\(|\)$/g, '')).trim()
    return createChartTheme((name) => readValue(`colors.${name}`), readValue('fonts.body'), isReducedMotion)
  }, [token, isReducedMotion, themeClasses])
}

/** Theme and skin are classes of the body, monochrome one of the root. */
const findThemeElements = () => [document.body, document.documentElement]

const readThemeClasses = () =>
  findThemeElements()
    .map(({ className }) => className)
    .join(' ')

function observeThemeClasses(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  for (const element of findThemeElements())
    observer.observe(element, { attributes: true, attributeFilter: ['class'] })
  return () => observer.disconnect()
}
