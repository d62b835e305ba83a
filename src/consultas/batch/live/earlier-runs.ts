import { isUnderWay } from '../run/progress.ts'
import { type LiveRun, readLiveRuns, refreshLiveRuns, shownRunIds } from './live-runs.ts'

/** The limit of ended runs that no page shows. */
const maxEarlier = 5

const isShown = ({ id, target }: LiveRun) => shownRunIds.get(target.id) === id

/** Returns the run that the page of a target shows. */
export const findShownRun = (targetId: string): LiveRun | undefined =>
  readLiveRuns().find((live) => live.target.id === targetId && isShown(live))

/** Returns a run of a target that is under way while its page shows another one. */
export const findUnshownRun = (targetId: string): LiveRun | undefined =>
  readLiveRuns().find(
    (live) => live.target.id === targetId && !isShown(live) && isUnderWay(live.run.getSnapshot()),
  )

/** Shows a run on the page of its target, if the session still has it. */
export function showRun(id: string): void {
  const live = readLiveRuns().find((other) => other.id === id)
  if (!live) return
  shownRunIds.set(live.target.id, id)
  refreshLiveRuns()
}

/** Leaves an ended run, so that its page has room for a new one. The session's list opens the ended run again. */
export function leaveRun(live: LiveRun): void {
  if (!isShown(live)) return
  findNextDiscarded()?.end()
  shownRunIds.delete(live.target.id)
  refreshLiveRuns()
}

/** Returns the oldest ended run, if the session has no room for one more. */
export function findNextDiscarded(): LiveRun | undefined {
  const earlier = readLiveRuns().filter((live) => !isShown(live) && !isUnderWay(live.run.getSnapshot()))
  return earlier.length < maxEarlier ? undefined : earlier[0]
}
