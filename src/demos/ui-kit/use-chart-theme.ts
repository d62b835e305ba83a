import { useChakraContext } from '@chakra-ui/react'
import { useMemo, useSyncExternalStore } from 'react'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { type ChartColor, chartFill } from '@/ui/charts/chart-data.ts'

function onThemeChange(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { attributes: true, attributeFilter: ['class'] })
  return () => observer.disconnect()
}

const currentTheme = () => document.body.className

/** The theme's colours as values, for chart libraries that cannot resolve tokens, and whether animation is allowed. */
export function useChartTheme() {
  const { token } = useChakraContext()
  const theme = useSyncExternalStore(onThemeChange, currentTheme)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  // The value of a token depends on the colour mode, although it is not read here.
  return useMemo(() => {
    const style = getComputedStyle(document.body)
    const read = (name: string) =>
      style.getPropertyValue(token.var(`colors.${name}`).replace(/^var\(|\)$/g, '')).trim()
    return {
      hue: (color: ChartColor) => read(chartFill(color)),
      text: read('fg.muted'),
      strong: read('fg'),
      grid: read('border'),
      panel: read('bg.panel'),
      isStill,
    }
  }, [token, theme, isStill])
}
