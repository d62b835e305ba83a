import type { Page } from './test.ts'

type StartedAnimation = { property: string; duration: number; isInert: boolean }

/** Options of tests of motion. All others prefer reduced motion, which is faster. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Records animations started by scripts, and pauses each at its start until `finishMotion`. */
export const holdMotion = (page: Page) =>
  page.addInitScript(() => {
    const started: unknown[] = []
    const held = new Set<Animation>()
    Object.assign(window, { startedMotion: started, heldMotion: held })
    const { animate } = Element.prototype
    Element.prototype.animate = function (keyframes, options) {
      const animation = animate.call(this, keyframes, options)
      const { duration } = options as KeyframeAnimationOptions
      const isInert = this instanceof HTMLElement && this.inert
      for (const property of Object.keys(keyframes ?? {})) started.push({ property, duration, isInert })
      animation.pause()
      held.add(animation)
      return animation
    }
  })

/** Lets paused animations run to their end. */
export const finishMotion = (page: Page) =>
  page.evaluate(() => {
    const held = Reflect.get(window, 'heldMotion') as Set<Animation>
    for (const animation of held) if (animation.playState !== 'idle') animation.finish()
    held.clear()
  })

/**
 * Returns the animations started since the last call: property, duration in ms, and if the element is inert.
 */
export async function takeStartedMotion(page: Page): Promise<string[]> {
  const started = await page.evaluate(() =>
    (Reflect.get(window, 'startedMotion') as StartedAnimation[]).splice(0),
  )
  return started.map(({ property, duration, isInert }) => `${property} ${duration}${isInert ? ' inert' : ''}`)
}
