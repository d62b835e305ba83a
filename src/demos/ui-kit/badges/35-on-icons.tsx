import { Box, Button, IconButton } from '@chakra-ui/react'
import { useState } from 'react'
import { LuBell, LuMail, LuMessageCircle, LuShoppingCart } from 'react-icons/lu'
import { Row, Small } from '../basics.tsx'
import { CountBadge } from './count-badge.tsx'

export const meta = { title: 'Em ícones', description: 'Com número ou só um ponto.' }

const initial = { avisos: 7, mensagens: 120, itens: 2 }

const icons = { avisos: LuBell, mensagens: LuMail, itens: LuShoppingCart }

const look = { variant: 'subtle', colorPalette: 'neutral', borderRadius: 'full' } as const

const dot = { boxSize: '2.5', borderRadius: 'full', bg: 'danger.solid', outline: '2px solid' } as const

/** A click reads one; the badge disappears at zero. */
export default function OnIcons() {
  const [counts, setCounts] = useState(initial)
  const [hasNews, setNews] = useState(true)

  function restore() {
    setCounts(initial)
    setNews(true)
  }

  return (
    <>
      <Row gap="5">
        {(Object.keys(counts) as (keyof typeof initial)[]).map((kind) => {
          const count = counts[kind]
          const Icon = icons[kind]
          return (
            <Box key={kind} position="relative">
              <IconButton
                {...look}
                aria-label={`${count} ${kind}. Ler um`}
                aria-disabled={count === 0}
                onClick={() => setCounts({ ...counts, [kind]: Math.max(0, count - 1) })}
              >
                <Icon />
              </IconButton>
              {count > 0 && <CountBadge count={count} top="-1.5" insetEnd="-1.5" />}
            </Box>
          )
        })}
        <Box position="relative">
          <IconButton
            {...look}
            aria-label={hasNews ? 'Conversas: há novidades' : 'Conversas'}
            onClick={() => setNews(!hasNews)}
          >
            <LuMessageCircle />
          </IconButton>
          {hasNews && <Box {...dot} outlineColor="bg.panel" position="absolute" top="0" insetEnd="0" />}
        </Box>
        <Button variant="ghost" colorPalette="primary" onClick={restore}>
          Voltar ao começo
        </Button>
      </Row>
      <Small mt="3">Acima de 99 aparece “99+”; o nome do botão diz o número inteiro.</Small>
    </>
  )
}
