export const loadScoreGauge = () => import('./score-gauge.tsx')
