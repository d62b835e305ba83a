import { chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { MotionRow } from '@/ui/motion/motion-rows.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { Portrait } from '../../parts/portrait.tsx'
import { findCorrespondent } from './correspondents.ts'
import type { EmailSnapshot } from './email.ts'
import { EmailActions } from './email-actions.tsx'
import { EmailBadges } from './email-badges.tsx'
import { openEmail, toggleChecked } from './store.ts'

export function EmailRow({ email }: { email: EmailSnapshot }) {
  const { id, image, title, desc, lastime, is_checked, isread, sent, draft } = email
  const { name } = findCorrespondent(image)
  return (
    <MotionRow id={id} tabIndex={-1}>
      <Checkbox aria-label={`Selecionar: ${title}`} checked={is_checked} onChange={() => toggleChecked(id)} />
      <Portrait image={image} name={name} size="8" />
      <chakra.button
        type="button"
        css={opener}
        color={isread ? 'fg.muted' : 'fg'}
        onClick={() => openEmail(id)}
      >
        {!isread && <VisuallyHidden>Não lido.</VisuallyHidden>}
        <Text as="span" truncate fontWeight={isread ? '500' : '700'}>
          {sent || draft ? `Para: ${name}` : name}
        </Text>
        <Text as="span" truncate color="fg.muted">
          <chakra.span color={isread ? 'fg.muted' : 'fg'} fontWeight={isread ? '500' : '600'}>
            {title}
          </chakra.span>
          {desc && ` — ${desc}`}
        </Text>
      </chakra.button>
      <Flex wrap="wrap" align="center" justify="flex-end" columnGap="2" ms="auto">
        <EmailBadges email={email} />
        <RelativeTime
          at={lastime}
          color="fg.muted"
          textStyle="small"
          minW={{ md: '5.5rem' }}
          textAlign="end"
        />
        <Flex>
          <EmailActions email={email} />
        </Flex>
      </Flex>
    </MotionRow>
  )
}

const opener = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '9rem minmax(0, 1fr)' },
  columnGap: '3',
  flex: '1 1 11rem',
  minW: '0',
  py: '1.5',
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: 'control',
  focusVisibleRing: 'inside',
} as const
