import { MaskInput, type MaskInputOptions } from 'maska'
import { useEffect, useRef } from 'react'

/** A ref for an input that is typed into through a mask. The options are one object for as long as they are the same. */
export function useMask(options: MaskInputOptions) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!input.current) return
    const maskInput = new MaskInput(input.current, options)
    return () => maskInput.destroy()
  }, [options])
  return input
}
