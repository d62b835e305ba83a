import useEmblaCarousel from 'embla-carousel-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { preferences } from '@/state/preferences.ts'

type Options = NonNullable<Parameters<typeof useEmblaCarousel>[0]>

type Plugins = Parameters<typeof useEmblaCarousel>[1]

type Position = { index: number; count: number; canGoBack: boolean; canGoOn: boolean }

const start: Position = { index: 0, count: 0, canGoBack: false, canGoOn: false }

/**
 * Embla with the app's direction, arrow keys and reduced motion, in which the slides change at once.
 * `options.direction` overrides the app's direction.
 */
export function useCarousel(options: Options = {}, plugins: Plugins = []) {
  const { isRTL } = useSnapshot(preferences)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const direction = options.direction ?? (isRTL ? 'rtl' : 'ltr')
  const [viewport, embla] = useEmblaCarousel({ duration: 20, ...options, direction }, plugins)
  const [position, setPosition] = useState(start)

  useEffect(() => {
    if (!embla) return
    const update = () =>
      setPosition({
        index: embla.selectedScrollSnap(),
        count: embla.scrollSnapList().length,
        canGoBack: embla.canScrollPrev(),
        canGoOn: embla.canScrollNext(),
      })
    update()
    embla.on('select', update).on('reInit', update)
    return () => {
      embla.off('select', update).off('reInit', update)
    }
  }, [embla])

  const goBack = () => embla?.scrollPrev(isStill)
  const goOn = () => embla?.scrollNext(isStill)
  const goTo = (index: number) => embla?.scrollTo(index, isStill)
  const isVertical = options.axis === 'y'
  const [backKey, onKey] = isVertical
    ? ['ArrowUp', 'ArrowDown']
    : direction === 'rtl'
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight']

  function onKeyDown(event: KeyboardEvent) {
    const action = {
      [backKey]: goBack,
      [onKey]: goOn,
      Home: () => goTo(0),
      End: () => goTo(position.count - 1),
    }[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  return { viewport, embla, ...position, isStill, direction, goBack, goOn, goTo, onKeyDown }
}

export type CarouselControl = ReturnType<typeof useCarousel>
