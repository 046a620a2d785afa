/** What a mount may use of the Node server it stands in. */

export interface NodeEnvironment {
  /** Ends the connection in the middle of an answer. */
  readonly outgoing?: { destroy(): unknown };
}
