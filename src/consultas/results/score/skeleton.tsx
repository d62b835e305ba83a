import { Skeleton } from '@chakra-ui/react'
import { useEffect } from 'react'
import { loadScoreGauge } from './load-score-gauge.ts'

/** Stands in for a score, and has what draws it loaded while the answer is. */
export function ScoreSkeleton() {
  useEffect(() => {
    // If this fails, the block itself tells.
    loadScoreGauge().catch(() => undefined)
  }, [])
  return <Skeleton height="88px" />
}
