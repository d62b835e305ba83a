import type { BatchRun } from './batch-run.ts'

/** What every run of a batch can do, in this browser or on the source's server. */
export type Run = Pick<
  BatchRun,
  | 'getSnapshot'
  | 'subscribe'
  | 'begin'
  | 'pause'
  | 'resume'
  | 'cancel'
  | 'retry'
  | 'markExported'
  | 'mark'
  | 'dispose'
> & {
  /** The source runs the batch: it continues while the tab is closed. */
  readonly isOnServer: boolean
}
