/**
 * The components that show a result. No page starts with a result, so they are loaded after the page is
 * shown.
 */
export { Answer } from './answer.tsx'
export { AnswerMark } from './answer-mark.tsx'
export { LookupFailure } from './lookup-failure.tsx'
export { NothingFound } from './nothing-found.tsx'
export { ResultSkeleton } from './result-skeleton.tsx'
