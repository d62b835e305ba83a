import { Box, Toast } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { LuCircleAlert, LuCircleCheck, LuInfo, LuTriangleAlert, LuX } from 'react-icons/lu'
import { toastRecipe } from './toast-recipe.ts'
import { useDragAway } from './use-drag-away.ts'
import { useToastMotion } from './use-toast-motion.ts'

const kinds: Record<string, { icon: ReactNode; color: string }> = {
  success: { icon: <LuCircleCheck />, color: 'fg.success' },
  error: { icon: <LuCircleAlert />, color: 'fg.error' },
  warning: { icon: <LuTriangleAlert />, color: 'fg.warning' },
  info: { icon: <LuInfo />, color: 'fg.info' },
}

type ToastCardProps = { id?: string | undefined; type?: string | undefined; title?: ReactNode }

export function ToastCard({ id, type = 'info', title }: ToastCardProps) {
  const root = useRef<HTMLDivElement>(null)
  const drag = useDragAway(id)
  useToastMotion(root)
  return (
    <Toast.Root recipe={toastRecipe} ref={root} {...drag}>
      <Box data-card="">
        <Box aria-hidden="true" fontSize="18px" lineHeight="20px" py="1px" color={kinds[type]?.color}>
          {kinds[type]?.icon}
        </Box>
        <Toast.Title>{title}</Toast.Title>
        <Toast.CloseTrigger aria-label="Fechar">
          <LuX />
        </Toast.CloseTrigger>
      </Box>
    </Toast.Root>
  )
}
