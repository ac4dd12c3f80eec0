export const Parts = () => <p>parts</p>;
