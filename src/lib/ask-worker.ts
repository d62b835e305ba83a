/** A worker that sent no message in time. */
export class SilentWorkerError extends Error {
  override name = 'SilentWorkerError'
}

/** In milliseconds. A workbook of 50,000 lines takes 5 s without a message, and slow machines several times as long. */
const maxSilence = 60_000

type AskOptions<Reply, Result> = {
  /** Receives each message of the worker. Returns the result with the last one. */
  receive: (reply: Reply) => Result | undefined
  transfer?: Transferable[]
  /** Ends the worker. The promise then rejects with the signal's reason. */
  signal?: AbortSignal
}

/**
 * Sends a request to a new worker and returns the result of its messages. The worker ends with the result, with an error, and
 * after a minute without a message, which rejects with `SilentWorkerError`.
 */
export function askWorker<Request, Reply, Result>(
  worker: Worker,
  request: Request,
  { receive, transfer = [], signal }: AskOptions<Reply, Result>,
): Promise<Result> {
  let silence: ReturnType<typeof setTimeout> | undefined
  const asked = new Promise<Result>((resolve, reject) => {
    const wait = () => {
      clearTimeout(silence)
      silence = setTimeout(() => reject(new SilentWorkerError('The worker does not answer')), maxSilence)
    }
    const fail = () => reject(new Error('The worker failed'))
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => reject(signal.reason))
    worker.onerror = fail
    worker.onmessageerror = fail
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      wait()
      const result = receive(data)
      if (result !== undefined) resolve(result)
    }
    wait()
    worker.postMessage(request, transfer)
  })
  return asked.finally(() => {
    clearTimeout(silence)
    worker.terminate()
  })
}

export const silentWorkerText = 'A leitura não respondeu em um minuto e foi interrompida.'
