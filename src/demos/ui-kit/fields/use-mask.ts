import { MaskInput, type MaskInputOptions } from 'maska'
import { useEffect, useRef } from 'react'

/** Returns a ref that applies a mask to its input. Pass the same options object on each render. */
export function useMask(options: MaskInputOptions) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!input.current) return
    const maskInput = new MaskInput(input.current, options)
    return () => maskInput.destroy()
  }, [options])
  return input
}
