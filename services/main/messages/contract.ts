/**
 * POST /api/v2/messages/ → 201 {@link MessageView}; 429 by network, and by sender there. Sent by the
 * leave-a-message panel behind 'Live chat' (design.md section 6), and kept for FEEDBACK_KEPT_DAYS.
 */
export interface MessageBody {
  email: string
  /** 1 to 2,000 characters */
  message: string
}

export interface MessageView {
  id: number
}
