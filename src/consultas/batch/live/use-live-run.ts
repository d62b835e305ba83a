import { useSyncExternalStore } from 'react'
import type { BatchRun } from '../run/batch-run.ts'
import { liveRun, onLiveRun } from './live-run.ts'

/** The tab's batch, if there is one. */
export const useLiveRun = () => useSyncExternalStore(onLiveRun, liveRun)

/** A run's progress, kept up to date. */
export const useProgress = (run: BatchRun) => useSyncExternalStore(run.subscribe, run.progress)
