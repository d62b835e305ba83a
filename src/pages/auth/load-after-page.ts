import { afterPageShown } from '@/lib/page-shown.ts'

/** Loads code after the page is shown, to keep it out of the first load. */
export const loadAfterPage = <M>(load: () => Promise<M>) => new Promise<void>(afterPageShown).then(load)
