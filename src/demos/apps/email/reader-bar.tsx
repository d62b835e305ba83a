import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { LuArrowLeft, LuChevronLeft, LuChevronRight, LuPrinter, LuStar } from 'react-icons/lu'
import { IconAction } from '../../parts/icon-action.tsx'
import { StarButton } from '../../parts/star-button.tsx'
import type { EmailSnapshot } from './email.ts'
import { EmailActions } from './email-actions.tsx'
import { EmailMenu } from './email-menu.tsx'
import { type EmailDraft, openEmail, toggleFavourite } from './store.ts'

type ReaderBarProps = {
  email: EmailSnapshot
  /** The e-mails of the list, for the previous and the next one. */
  listed: readonly EmailSnapshot[]
  onClose: () => void
  onWrite: (initialDraft: EmailDraft) => void
}

/** The actions above an open e-mail, in one line. On phones the least used ones are only in the menu, which has all. */
export function ReaderBar({ email, listed, onClose, onWrite }: ReaderBarProps) {
  const { id, title, isfav } = email
  const place = listed.findIndex((each) => each.id === id)
  const open = (target: EmailSnapshot | undefined) => target && openEmail(target.id)
  const star = () => toggleFavourite(id)
  const print = () => window.print()
  return (
    <Flex css={bar}>
      <Button variant="ghost" px={{ base: '2.5', md: '4' }} onClick={onClose}>
        <LuArrowLeft className="directed" aria-hidden="true" />
        <chakra.span srOnly={{ base: true, md: false }}>Voltar</chakra.span>
      </Button>
      <Flex ms="auto" align="center">
        {place >= 0 && (
          <Text color="fg.muted" textStyle="small" whiteSpace="nowrap" me="1">
            {place + 1} de {listed.length}
          </Text>
        )}
        <IconAction
          label="E-mail anterior"
          icon={<LuChevronLeft className="directed" />}
          disabled={place <= 0}
          onClick={() => open(listed[place - 1])}
        />
        <IconAction
          label="Próximo e-mail"
          icon={<LuChevronRight className="directed" />}
          disabled={place < 0 || place === listed.length - 1}
          onClick={() => open(listed[place + 1])}
        />
        <Box display={{ base: 'none', md: 'contents' }}>
          <StarButton name={title} isOn={isfav} onToggle={star} />
        </Box>
        <EmailActions email={email} onGone={onClose} />
        <IconAction
          label="Imprimir"
          icon={<LuPrinter />}
          display={{ base: 'none', md: 'inline-flex' }}
          onClick={print}
        />
        <EmailMenu
          label={`Mais ações: ${title}`}
          emails={[email]}
          readerActions={[
            { label: isfav ? 'Tirar dos favoritos' : 'Favoritar', icon: <LuStar />, onSelect: star },
            { label: 'Imprimir', icon: <LuPrinter />, onSelect: print },
          ]}
          onWrite={onWrite}
          onGone={onClose}
        />
      </Flex>
    </Flex>
  )
}

const bar = {
  alignItems: 'center',
  px: '2',
  py: '1.5',
  minH: '12',
  borderBottomWidth: '1px',
  '@media print': { display: 'none' },
} as const
