import { useSyncExternalStore } from 'react'
import type { BatchRun } from '../run/batch-run.ts'
import { readLiveRuns, subscribeToLiveRuns } from './live-runs.ts'

/** The tab's batches. */
export const useLiveRuns = () => useSyncExternalStore(subscribeToLiveRuns, readLiveRuns)

/** A run's progress, kept up to date. */
export const useProgress = (run: BatchRun) => useSyncExternalStore(run.subscribe, run.progress)
