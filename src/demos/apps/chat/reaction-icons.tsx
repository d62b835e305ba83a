import type { ReactNode } from 'react'
import { LuFrown, LuHeart, LuLaugh, LuPartyPopper, LuSparkles, LuThumbsUp } from 'react-icons/lu'
import type { Reaction } from './chat.ts'

/** Icons, because not every system has a font with emojis. */
export const reactionIcons: Record<Reaction, ReactNode> = {
  like: <LuThumbsUp aria-hidden="true" />,
  love: <LuHeart aria-hidden="true" />,
  laugh: <LuLaugh aria-hidden="true" />,
  wow: <LuSparkles aria-hidden="true" />,
  sad: <LuFrown aria-hidden="true" />,
  party: <LuPartyPopper aria-hidden="true" />,
}

export const reactionPalettes: Record<Reaction, string> = {
  like: 'info',
  love: 'danger',
  laugh: 'warning',
  wow: 'secondary',
  sad: 'neutral',
  party: 'success',
}
