import { useSyncExternalStore } from 'react'
import type { BatchRun } from '../run/batch-run.ts'
import { liveRuns, onLiveRuns } from './live-runs.ts'

/** The tab's batches. */
export const useLiveRuns = () => useSyncExternalStore(onLiveRuns, liveRuns)

/** A run's progress, kept up to date. */
export const useProgress = (run: BatchRun) => useSyncExternalStore(run.subscribe, run.progress)
