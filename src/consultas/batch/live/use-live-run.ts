import { useSyncExternalStore } from 'react'
import type { BatchRun } from '../run/batch-run.ts'
import { liveRun, onLiveRun } from './live-run.ts'

export const useLiveRun = () => useSyncExternalStore(onLiveRun, liveRun)

/** How a run stands, as it goes on. */
export const useProgress = (run: BatchRun) => useSyncExternalStore(run.subscribe, run.progress)
