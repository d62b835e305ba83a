import { Handle, Position } from '@xyflow/react'

/** Where edges end, which the library asks for; edges are drawn to the border nearest to them instead. */
export const EdgeEnds = () => (
  <>
    <Handle type="target" position={Position.Top} isConnectable={false} />
    <Handle type="source" position={Position.Bottom} isConnectable={false} />
  </>
)
