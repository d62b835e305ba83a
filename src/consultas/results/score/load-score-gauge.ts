/** Loads the chunk that draws a score. */
export const loadScoreGauge = () => import('./score-gauge.tsx')
