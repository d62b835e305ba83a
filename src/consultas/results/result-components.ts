/** What is shown once something has been asked: loaded when the page is shown, since no page begins with it. */
export { Answer } from './answer.tsx'
export { NothingFound } from './nothing-found.tsx'
export { ResultSkeleton } from './result-skeleton.tsx'
