import { type RefObject, useEffect, useState } from 'react'

export type Cue = { start: number; end: number; text: string }

/** Returns the cues of a `track`, empty until its file has loaded. */
export function useCues(ref: RefObject<HTMLTrackElement | null>): readonly Cue[] {
  const [cues, setCues] = useState<readonly Cue[]>([])
  useEffect(() => {
    const element = ref.current
    if (!element) return
    // A disabled track does not load.
    if (element.track.mode === 'disabled') element.track.mode = 'hidden'
    const read = () =>
      setCues(
        [...(element.track.cues ?? [])].map((cue) => ({
          start: cue.startTime,
          end: cue.endTime,
          text: (cue as VTTCue).text,
        })),
      )
    element.addEventListener('load', read)
    read()
    return () => element.removeEventListener('load', read)
  }, [ref])
  return cues
}

/** Returns the index of the cue at a time; -1 if there is none. */
export const findCue = (cues: readonly Cue[], time: number) =>
  cues.findIndex(({ start, end }) => start <= time && time < end)
