import { Badge, Box, Button, chakra, Flex, IconButton, Popover, Portal, Text } from '@chakra-ui/react'
import { popoverSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuBell, LuBellOff } from 'react-icons/lu'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { type CastId, findCastMember } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'

type News = { id: CastId; text: string; minutesAgo: number; isRead: boolean }

const initialNews: readonly News[] = [
  { id: 'jussara', text: 'respondeu ao seu comentário.', minutesAgo: 4, isRead: false },
  { id: 'rogerio', text: 'aprovou a fatura de novembro.', minutesAgo: 52, isRead: false },
  { id: 'noemia', text: 'enviou três telas novas.', minutesAgo: 190, isRead: false },
  { id: 'otavio', text: 'concluiu “Conferir placas”.', minutesAgo: 1500, isRead: true },
]

const loadedAt = Date.now()

/** A popover and not a menu: its items are a list with buttons, read with Tab. */
export function Notifications() {
  const [news, setNews] = useState(initialNews)
  const unread = news.filter(({ isRead }) => !isRead).length
  const markRead = (id?: CastId) =>
    setNews(news.map((item) => (id === undefined || item.id === id ? { ...item, isRead: true } : item)))
  return (
    <Popover.Root
      recipe={popoverSlotRecipe}
      positioning={{ placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <IconButton
          variant="outline"
          position="relative"
          aria-label={unread > 0 ? `Novidades: ${unread} não lidas` : 'Novidades'}
        >
          <LuBell />
          {unread > 0 && (
            <Badge
              aria-hidden="true"
              variant="solid"
              colorPalette="danger"
              size="xs"
              borderRadius="full"
              position="absolute"
              top="-2"
              insetEnd="-2"
            >
              {unread}
            </Badge>
          )}
        </IconButton>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            aria-label="Novidades"
            borderWidth="1px"
            bg="bg.panel"
            css={{ '--popover-size': '340px' }}
          >
            <Flex align="center" justify="space-between" px="4" py="2" minH="12" borderBottomWidth="1px">
              <Popover.Title fontWeight="600">Novidades</Popover.Title>
              {unread > 0 && (
                <Button size="xs" variant="ghost" colorPalette="primary" onClick={() => markRead()}>
                  Marcar todas como lidas
                </Button>
              )}
            </Flex>
            {news.length === 0 ? (
              <EmptyState
                icon={<LuBellOff />}
                title="Nada por aqui"
                action={
                  <Button
                    variant="outline"
                    colorPalette="primary"
                    size="xs"
                    onClick={() => setNews(initialNews)}
                  >
                    Trazer de volta
                  </Button>
                }
              />
            ) : (
              <Box as="ul" listStyleType="none" maxH="320px" overflowY="auto">
                {news.map(({ id, text, minutesAgo, isRead }) => {
                  const { name } = findCastMember(id)
                  return (
                    <li key={id}>
                      <chakra.button
                        type="button"
                        onClick={() => markRead(id)}
                        display="flex"
                        gap="3"
                        alignItems="flex-start"
                        width="full"
                        px="4"
                        py="3"
                        textAlign="start"
                        cursor="button"
                        _hover={{ bg: 'bg.hover' }}
                        focusVisibleRing="inside"
                      >
                        <Portrait image={id} name={name} />
                        <Box flex="1" minW="0">
                          <Text>
                            <b>{name}</b> {text}
                          </Text>
                          <RelativeTime
                            at={loadedAt - minutesAgo * 60_000}
                            textStyle="small"
                            color="fg.muted"
                          />
                        </Box>
                        {!isRead && (
                          <Box boxSize="2.5" mt="1.5" borderRadius="full" bg="primary.solid">
                            <Text srOnly>Não lida</Text>
                          </Box>
                        )}
                      </chakra.button>
                    </li>
                  )
                })}
              </Box>
            )}
            {news.length > 0 && (
              <Flex justify="center" p="2" borderTopWidth="1px">
                <Button size="xs" variant="ghost" onClick={() => setNews([])}>
                  Limpar a lista
                </Button>
              </Flex>
            )}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
