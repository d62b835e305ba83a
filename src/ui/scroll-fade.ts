/** Fades the edges of a line that scrolls where there is more. Browsers without scroll timelines show no fade. */
export const scrollFade = {
  maskImage: 'linear-gradient(to right, transparent, #000 1.5rem, #000 calc(100% - 1.5rem), transparent)',
  // The fades lie outside: only the animation moves them in.
  maskSize: 'calc(100% + 3rem) 100%',
  maskPosition: '-1.5rem 0',
  animationName: 'scrollFade',
  animationTimingFunction: 'linear',
  animationTimeline: 'scroll(self inline)',
  _rtl: { animationDirection: 'reverse' },
} as const

export const scrollFadeKeyframes = {
  from: { maskSize: 'calc(100% + 1.5rem) 100%', maskPosition: '-1.5rem 0' },
  '10%, 90%': { maskSize: '100% 100%', maskPosition: '0 0' },
  to: { maskSize: 'calc(100% + 1.5rem) 100%', maskPosition: '0 0' },
} as const
