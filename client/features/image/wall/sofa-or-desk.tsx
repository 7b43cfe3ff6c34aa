import type { Box, Furniture } from './scene.ts'

interface FurnitureProps {
  kind: Furniture
  at: Box
}

/** Drawn in inches where it stands. */
export const SofaOrDesk = ({ kind, at: { x, y } }: FurnitureProps) => (
  <g transform={`translate(${x} ${y})`}>{kind === 'sofa' ? <Sofa /> : <Desk />}</g>
)

/** 84 wide, 33 high. */
const Sofa = () => (
  <>
    <ellipse cx="42" cy="32.6" rx="44" ry="2.2" fill="#000" opacity="0.16" />
    <path d="M8 30v3M76 30v3" stroke="#4b3a2c" strokeWidth="1.6" />
    <rect x="5" y="0" width="74" height="24" rx="4" fill="#b8ad9d" />
    <rect x="8" y="3" width="33.5" height="16" rx="3" fill="#c4baab" />
    <rect x="42.5" y="3" width="33.5" height="16" rx="3" fill="#c4baab" />
    <rect x="6" y="17" width="72" height="13.5" rx="2" fill="#aea392" />
    <rect x="8" y="15.5" width="33.5" height="8" rx="2.4" fill="#cdc4b6" />
    <rect x="42.5" y="15.5" width="33.5" height="8" rx="2.4" fill="#cdc4b6" />
    <rect x="0" y="9" width="9" height="22" rx="3.5" fill="#b3a897" />
    <rect x="75" y="9" width="9" height="22" rx="3.5" fill="#b3a897" />
  </>
)

/** 60 wide, 30 high. */
const Desk = () => (
  <>
    <ellipse cx="30" cy="29.8" rx="33" ry="1.8" fill="#000" opacity="0.14" />
    <path d="M3 2 4.4 30M57 2l-1.4 28" stroke="#8a6a4b" strokeWidth="1.8" strokeLinecap="round" />
    <rect x="38" y="1.5" width="17" height="7" fill="#a37f5c" />
    <path d="M44.5 5h4" stroke="#5d4630" strokeWidth="0.6" strokeLinecap="round" />
    <rect x="0" y="0" width="60" height="1.8" rx="0.5" fill="#b58f6a" />
    <path d="M10 0v-9l5-4" stroke="#a8874f" strokeWidth="0.7" fill="none" strokeLinejoin="round" />
    <path d="m13.4-14.6 4.4 3.4-2.6 2.6Z" fill="#a8874f" />
    <rect x="7" y="-0.7" width="6" height="0.9" rx="0.4" fill="#a8874f" />
    <rect x="26" y="-1.3" width="9" height="1.3" fill="#6e7f86" />
    <rect x="27" y="-2.4" width="8" height="1.1" fill="#c9b79b" />
  </>
)
