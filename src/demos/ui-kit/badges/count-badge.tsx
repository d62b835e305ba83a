import { Badge, type BadgeProps } from '@chakra-ui/react'

/** A number at the corner of a control or of a picture, which has it in its name. */
export const CountBadge = ({ count, ...badge }: BadgeProps & { count: number }) => (
  <Badge
    aria-hidden="true"
    variant="solid"
    colorPalette="danger"
    size="xs"
    borderRadius="full"
    position="absolute"
    top="-2"
    insetEnd="-2"
    {...badge}
  >
    {count > 99 ? '99+' : count}
  </Badge>
)
