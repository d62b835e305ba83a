import { Flex, RatingGroup, Stack } from '@chakra-ui/react'
import { ratingGroupSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { createNumberFormat } from '@/lib/format/intl.ts'
import { Small } from '../basics.tsx'

export const meta = { title: 'Avaliação', description: 'Setas mudam a nota.' }

const words = ['Sem nota', 'Ruim', 'Regular', 'Bom', 'Muito bom', 'Ótimo']

const stars = createNumberFormat({ style: 'decimal', maximumFractionDigits: 1 })

const translations = {
  ratingValueText: (value: number) => `${stars.format(value)} ${value === 1 ? 'estrela' : 'estrelas'}`,
}

const columnCss = { flexDirection: 'column', alignItems: 'flex-start', gap: '1.5' } as const

/** Stars, whole and by halves, and an average that is only shown. */
export default function Ratings() {
  const [score, setScore] = useState(4)
  return (
    <Stack gap="4" align="flex-start">
      <RatingGroup.Root
        recipe={ratingGroupSlotRecipe}
        value={score}
        onValueChange={({ value }) => setScore(value)}
        translations={translations}
        colorPalette="warning"
        css={columnCss}
      >
        <RatingGroup.Label fontWeight="500">Atendimento</RatingGroup.Label>
        <RatingGroup.HiddenInput />
        <RatingGroup.Control />
      </RatingGroup.Root>
      <Small role="status">{words[score]}</Small>
      <RatingGroup.Root
        recipe={ratingGroupSlotRecipe}
        defaultValue={3.5}
        allowHalf
        size="lg"
        translations={translations}
        colorPalette="warning"
        css={columnCss}
      >
        <RatingGroup.Label fontWeight="500">Entrega, com meias estrelas</RatingGroup.Label>
        <RatingGroup.HiddenInput />
        <RatingGroup.Control />
      </RatingGroup.Root>
      <Flex align="center" gap="2">
        <RatingGroup.Root
          recipe={ratingGroupSlotRecipe}
          readOnly
          allowHalf
          defaultValue={4.5}
          size="sm"
          translations={translations}
          colorPalette="warning"
        >
          <RatingGroup.Label srOnly>Média do mês</RatingGroup.Label>
          <RatingGroup.HiddenInput />
          <RatingGroup.Control />
        </RatingGroup.Root>
        <Small>4,5 em 128 avaliações, só leitura</Small>
      </Flex>
    </Stack>
  )
}
