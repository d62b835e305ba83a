import { Flex, Pagination } from '@chakra-ui/react'
import { buildTranslations, Pages } from './pages.tsx'

export const meta = { title: 'Formas', description: 'Com textos, com contorno e redondas.' }

const looks = [
  { name: 'com textos', variant: 'ghost', hasTexts: true },
  { name: 'com contorno', variant: 'outline' },
  { name: 'redondas', variant: 'subtle', isRound: true },
] as const

export default () => (
  <Flex direction="column" gap="4">
    {looks.map(({ name, ...look }) => (
      <Pagination.Root
        key={name}
        count={70}
        pageSize={10}
        defaultPage={2}
        siblingCount={0}
        translations={buildTranslations(`Páginas ${name}`)}
      >
        <Pages {...look} />
      </Pagination.Root>
    ))}
  </Flex>
)
