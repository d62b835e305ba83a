import { Box, Button, chakra, Flex, IconButton, Popover, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuBell, LuBellOff } from 'react-icons/lu'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { type CastId, findCastMember } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { CountBadge } from '../badges/count-badge.tsx'
import { Balloon } from '../balloon.tsx'

export const meta = { title: 'Notificações', description: 'Lidas uma a uma ou todas.' }

type News = { id: CastId; text: string; minutesAgo: number; isRead: boolean }

const initialNews: readonly News[] = [
  { id: 'jussara', text: 'respondeu ao seu comentário.', minutesAgo: 4, isRead: false },
  { id: 'rogerio', text: 'aprovou a fatura de novembro.', minutesAgo: 52, isRead: false },
  { id: 'noemia', text: 'enviou três telas novas.', minutesAgo: 190, isRead: false },
  { id: 'otavio', text: 'concluiu “Conferir placas”.', minutesAgo: 1500, isRead: true },
]

const loadedAt = Date.now()

function NewsItem({ item: { id, text, minutesAgo, isRead }, onRead }: { item: News; onRead: () => void }) {
  const { name } = findCastMember(id)
  return (
    <chakra.button type="button" onClick={onRead} css={itemCss}>
      <Portrait image={id} name={name} />
      <Box flex="1" minW="0">
        <Text>
          <b>{name}</b> {text}
        </Text>
        <RelativeTime at={loadedAt - minutesAgo * 60_000} textStyle="small" color="fg.muted" />
      </Box>
      {!isRead && (
        <Box boxSize="2.5" mt="1.5" borderRadius="full" bg="primary.solid">
          <Text srOnly>Não lida</Text>
        </Box>
      )}
    </chakra.button>
  )
}

const itemCss = {
  display: 'flex',
  gap: '3',
  alignItems: 'flex-start',
  width: 'full',
  px: '4',
  py: '3',
  textAlign: 'start',
  cursor: 'button',
  _hover: { bg: 'bg.hover' },
  focusVisibleRing: 'inside',
} as const

/** A popover and not a menu: its items are a list with buttons, read with Tab. */
export default function Notifications() {
  const [news, setNews] = useState(initialNews)
  const unread = news.filter(({ isRead }) => !isRead).length
  const markRead = (id?: CastId) =>
    setNews(news.map((item) => (id === undefined || item.id === id ? { ...item, isRead: true } : item)))
  const name = unread > 0 ? `Novidades: ${unread} não lidas` : 'Novidades'
  const trigger = (
    <IconButton variant="outline" position="relative" aria-label={name}>
      <LuBell />
      {unread > 0 && <CountBadge count={unread} />}
    </IconButton>
  )
  const bringBack = (
    <Button variant="outline" colorPalette="primary" size="xs" onClick={() => setNews(initialNews)}>
      Trazer de volta
    </Button>
  )
  return (
    <Balloon trigger={trigger} placement="bottom-start" content={{ 'aria-label': 'Novidades' }} width="340px">
      <Flex align="center" justify="space-between" px="4" py="2" minH="12" borderBottomWidth="1px">
        <Popover.Title fontWeight="600">Novidades</Popover.Title>
        {unread > 0 && (
          <Button size="xs" variant="ghost" colorPalette="primary" onClick={() => markRead()}>
            Marcar todas como lidas
          </Button>
        )}
      </Flex>
      {news.length === 0 ? (
        <EmptyState icon={<LuBellOff />} title="Nada por aqui" action={bringBack} />
      ) : (
        <>
          <Box as="ul" listStyleType="none" maxH="320px" overflowY="auto">
            {news.map((item) => (
              <li key={item.id}>
                <NewsItem item={item} onRead={() => markRead(item.id)} />
              </li>
            ))}
          </Box>
          <Flex justify="center" p="2" borderTopWidth="1px">
            <Button size="xs" variant="ghost" onClick={() => setNews([])}>
              Limpar a lista
            </Button>
          </Flex>
        </>
      )}
    </Balloon>
  )
}
