/** The drawings of who mostly picks up the phone. Apart from the crew, whose texts most pages do not need. */
export const onThePhone = ['portret-adviseur', 'portret-planner'] as const;
