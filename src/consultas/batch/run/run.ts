import type { BatchRun } from './batch-run.ts'

/** The actions of a batch, which runs in this browser or on the server of its source. */
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
