import { afterPageShown } from '@/lib/page-shown.ts'

/** Loads what is no part of the first load, after the page is shown. */
export const loadAfterPage = <M>(load: () => Promise<M>) => new Promise<void>(afterPageShown).then(load)
