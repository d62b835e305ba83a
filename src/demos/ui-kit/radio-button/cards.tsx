import { RadioCard } from '@chakra-ui/react'
import { radioCardSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'
import { restBorder } from './group.tsx'

type CardsProps = Omit<RadioCard.RootProps, 'children'> & { label: string; children: ReactNode }

/** Radio buttons as cards. */
export const Cards = ({ label, children, ...root }: CardsProps) => (
  <RadioCard.Root recipe={radioCardSlotRecipe} {...root}>
    <RadioCard.Label fontWeight="600">{label}</RadioCard.Label>
    {children}
  </RadioCard.Root>
)

type CardProps = { value: string; name: string; detail: string; start?: ReactNode }

/** A card with a name and what it means, and perhaps a picture. */
export const Card = ({ value, name, detail, start }: CardProps) => (
  <RadioCard.Item value={value}>
    <RadioCard.ItemHiddenInput />
    <RadioCard.ItemControl {...(start ? { p: '3', alignItems: 'center' } : {})}>
      {start}
      <RadioCard.ItemContent minW="0">
        <RadioCard.ItemText>{name}</RadioCard.ItemText>
        <RadioCard.ItemDescription opacity="1" color="fg.muted">
          {detail}
        </RadioCard.ItemDescription>
      </RadioCard.ItemContent>
      <RadioCard.ItemIndicator css={restBorder} />
    </RadioCard.ItemControl>
  </RadioCard.Item>
)
