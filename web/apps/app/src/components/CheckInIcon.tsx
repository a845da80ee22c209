/** The ring with a knob, drawn to lucide's weight. */
export function CheckInIcon() {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M14.5 3.6a8.75 8.75 0 0 1 5.6 11.6M15.2 20.1A8.75 8.75 0 1 1 9.5 3.6" />
      <circle cx="18.2" cy="18.2" r="2" fill="currentColor" stroke="none" />
    </svg>
  )
}
